/** Set D: layouts modeled on widely used templates, none a copy. */
import {
  bullets,
  dates,
  degree,
  esc,
  first,
  jobs,
  last,
  mailto,
  others,
  type Sheet,
  schools,
  sheet,
  title,
  years,
} from './html.ts';

const row = (left: string, right: string, kind = ''): string =>
  `<div class="row ${kind}"><span>${left}</span><span>${right}</span></div>`;
const rows = '.row{display:flex;justify-content:space-between;gap:8pt}';

/** Centered name in two weights, letter-spaced headline, icons before every contact, employer first. */
const awesome: Sheet = (p, v) =>
  sheet(
    `${rows}header{text-align:center}h1{font-size:30pt;font-weight:300}h1 b{font-weight:bold}.head{font-size:8pt;letter-spacing:1.2pt;text-transform:uppercase;color:#a33}.row em{color:#a33}.pos{font-variant:small-caps;color:#666}h2{font-size:15pt;border-bottom:1pt solid #999;margin:8pt 0 4pt}footer{position:fixed;bottom:14pt;left:42pt;right:42pt;display:flex;justify-content:space-between;font-size:7pt;font-variant:small-caps}`,
    `<header><h1>${first(p)} <b>${last(p)}</b></h1><p class="head">${esc(p.headline)}</p><p><em>${esc(p.town)}</em></p><p>\uf10b ${p.phone} &nbsp;|&nbsp; \uf0e0 ${mailto(p)} &nbsp;|&nbsp; \uf092 example</p></header>
    ${title('summary', p, v)}<p>${esc(p.summary)}</p>${title('work', p, v)}
    ${jobs(p, (job) => row(`<b>${esc(job.name)}</b>`, `<em>${esc(job.town)}</em>`) + row(esc(job.position), `<i>${dates(job, p, v)}</i>`, 'pos') + bullets(job))}
    ${title('education', p, v)}${schools(p, (s) => row(`<b>${esc(s.institution)}</b>`, '') + row(degree(s), `<i>${years(s, v)}</i>`, 'pos'))}
    ${title('skills', p, v)}${row('<b>Core</b>', esc(p.skills.join(', ')))}${others(p)}<footer><span>${esc(p.name)} · CV</span><span>1</span></footer>`,
  );

/** A column of dates on the left; title, employer and town in one run on the right. */
const hints: Sheet = (p, v) => {
  const hint = (left: string, right: string) => `<div class="h"><div>${left}</div><div>${right}</div></div>`;
  return sheet(
    `.h{display:grid;grid-template-columns:82pt 1fr;gap:9pt;margin-bottom:4pt}.h>div:first-child{text-align:right}h2{font-weight:normal;font-size:15pt;color:#369;margin:8pt 0 4pt 91pt}.top{display:flex;justify-content:space-between}.top h1{font-weight:300;font-size:32pt;color:#777}.top em{font-size:9pt;text-align:right;color:#777}`,
    `<div class="top"><div><h1>${esc(p.name)}</h1><i>${esc(p.headline)}</i></div><em>${esc(p.town)}<br>\uf3cd ${p.phone}<br>\uf0e0 ${mailto(p)}</em></div>
    ${title('work', p, v)}${jobs(p, (job) => hint(dates(job, p, v), `<b>${esc(job.position)}</b>, <i>${esc(job.name)}</i>, ${esc(job.town)}.${bullets(job)}`))}
    ${title('education', p, v)}${schools(p, (s) => hint(years(s, v), `<b>${degree(s)}</b>, <i>${esc(s.institution)}</i>.`))}
    ${p.others.map((o) => `<h2>${esc(o.heading)}</h2>${o.lines.map((l) => hint('', esc(l))).join('')}`).join('')}
    ${title('languages', p, v)}${p.languages.map((l) => hint(esc(l), 'fluent')).join('')}`,
  );
};

/**
 * Centered name, employer bold on the left with its town, title in italics below with the dates; contact between
 * bullets.
 */
const banking: Sheet = (p, v) =>
  sheet(
    `${rows}.c{text-align:center}h1{font-size:26pt;font-weight:normal;text-transform:uppercase;color:#247}h2{font-size:13pt;color:#247;border-bottom:.6pt solid #247;margin:9pt 0 4pt}`,
    `<div class="c"><h1>${esc(p.name)}</h1><p>${esc(p.town)} • ${p.phone} • ${mailto(p)}</p><p><i>${esc(p.headline)}</i></p></div>
    ${title('work', p, v)}${jobs(p, (job) => row(`<b>${esc(job.name)}</b>`, esc(job.town)) + row(`<i>${esc(job.position)}</i>`, `<i>${dates(job, p, v)}</i>`) + bullets(job))}
    ${title('education', p, v)}${schools(p, (s) => row(`<b>${esc(s.institution)}</b>`, '') + row(`<i>${degree(s)}</i>`, `<i>${years(s, v)}</i>`))}${others(p)}
    ${title('skills', p, v)}<p><b>Skills:</b> ${esc(p.skills.join(', '))}</p>`,
  );

/** Education on the left, jobs on the right: employer in capitals, a bar and the title, date and town below. */
const deedy: Sheet = (p, v) =>
  sheet(
    `.c{text-align:center}h1{font-size:38pt;font-weight:200;line-height:1.1}.g{display:grid;grid-template-columns:33% 64%;gap:3%}h2{font-size:14pt;font-weight:300;text-transform:uppercase;letter-spacing:1pt;color:#666;margin:6pt 0 3pt}h3{font-size:10.5pt;text-transform:uppercase}h3 span{font-weight:normal;text-transform:none}.d{font-size:8.5pt;color:#777}`,
    `<div class="c"><h1>${first(p)} <b>${last(p)}</b></h1><p>${mailto(p)} | ${p.phone}</p></div><div class="g"><div>
    ${title('education', p, v)}${schools(p, (s) => `<h3>${esc(s.institution)}</h3><p class="n">${degree(s)}</p><p class="d">${s.to} | ${esc(p.town)}</p>`)}
    ${title('skills', p, v)}<p>${p.skills.map(esc).join(' • ')}</p>${others(p)}</div><div>
    ${title('work', p, v)}${jobs(p, (job) => `<h3>${esc(job.name)} <span>| ${esc(job.position)}</span></h3><p class="d">${dates(job, p, v)} | ${esc(job.town)}</p>${bullets(job)}`)}</div></div>`,
  );

/** Title, then employer in color, then a line of icons with date and town; side column on the right. */
const alta: Sheet = (p, v) =>
  sheet(
    `h1{font-size:24pt;text-transform:uppercase;color:#450}.g{display:grid;grid-template-columns:62% 34%;gap:4%}h2{font-size:14pt;text-transform:uppercase;border-bottom:2pt solid #b84;color:#450;margin:8pt 0 5pt}h3{font-size:12pt;font-weight:normal}h4{color:#b54}.d{font-size:8.5pt}.d span{margin-right:30pt}.tag{display:inline-block;border:.5pt solid #999;border-radius:3pt;padding:1pt 4pt;margin:2pt}`,
    `<h1>${esc(p.name)}</h1><h4>${esc(p.headline)}</h4><p class="d"><span>\uf0e0 ${mailto(p)}</span><span>\uf095 ${p.phone}</span><span>\uf3c5 ${esc(p.town)}</span></p><div class="g"><div>
    ${title('work', p, v)}${jobs(p, (job) => `<h3>${esc(job.position)}</h3><h4>${esc(job.name)}</h4><p class="d"><span>\uf133 ${dates(job, p, v)}</span><span>\uf3c5 ${esc(job.town)}</span></p>${bullets(job)}`)}${others(p)}</div><div>
    ${title('summary', p, v)}<p><i>${esc(p.summary)}</i></p>${title('skills', p, v)}<p>${p.skills.map((s) => `<span class="tag">${esc(s)}</span>`).join('')}</p>
    ${title('education', p, v)}${schools(p, (s) => `<h3>${degree(s)}</h3><h4>${esc(s.institution)}</h4><p class="d"><span>\uf133 ${years(s, v)}</span></p>`)}</div></div>`,
  );

/** Table rows: title and dates, employer and town; underlined links at the top; projects with dates. */
const jake: Sheet = (p, v) =>
  sheet(
    `body{font-family:Serif}table{width:100%;border-collapse:collapse}td:last-child{text-align:right;white-space:nowrap}.c{text-align:center}h1{font-size:24pt;font-variant:small-caps}h2{font-weight:normal;font-variant:small-caps;font-size:12pt;border-bottom:.6pt solid;margin:7pt 0 3pt}`,
    `<div class="c"><h1>${esc(p.name)}</h1><small>${p.phone} | <u>${mailto(p)}</u> | <u>linkedin.com/in/example</u> | <u>github.com/example</u></small></div>
    ${title('education', p, v)}<table>${schools(p, (s) => `<tr><td><b>${esc(s.institution)}</b></td><td>${esc(p.town)}</td></tr><tr><td><i>${degree(s)}</i></td><td><i>${years(s, v)}</i></td></tr>`)}</table>
    ${title('work', p, v)}${jobs(p, (job) => `<table><tr><td><b>${esc(job.position)}</b></td><td>${dates(job, p, v)}</td></tr><tr><td><i>${esc(job.name)}</i></td><td><i>${esc(job.town)}</i></td></tr></table>${bullets(job)}`)}
    <h2>Projects</h2><table><tr><td><b>Gitlytics</b> | <i>Python, Flask, React</i></td><td>June 2020 – Present</td></tr></table><ul><li>A web application that shows who wrote what.</li></ul>${others(p)}
    ${title('skills', p, v)}<p><b>Languages</b>: ${esc(p.skills.join(', '))}</p>`,
  );

/** Labels at the right of the left column, values in the right one: dates, occupation, employer. */
const labelled: Sheet = (p, v) => {
  const of = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
  return sheet(
    `table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:1.5pt 6pt}td:first-child{width:34%;text-align:right;border-right:.7pt solid #000}h2{font-size:11pt;text-align:right;width:34%;padding-right:6pt;margin-top:8pt}`,
    `<table><tr><td><b>Europass<br>Curriculum Vitae</b></td><td></td></tr></table><h2>Personal information</h2><table>${of('First name(s) / Surname(s)', `<b style="font-size:13pt">${esc(p.name)}</b>`)}${of('Address(es)', esc(p.town))}${of('Telephone(s)', p.phone)}${of('E-mail', mailto(p))}</table>
    ${title('work', p, v)}<table>${jobs(p, (job) => of('Dates', dates(job, p, v)) + of('Occupation or position held', `<b>${esc(job.position)}</b>`) + of('Main activities and responsibilities', esc(job.highlights.join(' '))) + of('Name and address of employer', `${esc(job.name)}, ${esc(job.town)}`))}</table>
    ${title('education', p, v)}<table>${schools(p, (s) => of('Dates', years(s, v)) + of('Title of qualification awarded', degree(s)) + of('Name and type of organisation providing education and training', esc(s.institution)))}</table>`,
  );
};

/** Dates and town on one line, title in capitals and employer on the next. */
const europassNew: Sheet = (p, v) =>
  sheet(
    `h1{font-size:20pt;color:#0e4194}h2{font-size:11pt;color:#0e4194;border-bottom:1pt solid #0e4194;text-transform:uppercase;margin:9pt 0 5pt}h3{font-size:10.5pt;color:#0e4194;text-transform:uppercase}h3 span{font-weight:normal;text-transform:none}.m{font-size:8.5pt}`,
    `<h1>${esc(p.name)}</h1><p class="m"><b>Nationality:</b> Martian | <b>Phone number:</b> (${p.phone}) | <b>Email address:</b> ${mailto(p)} | <b>Address:</b> ${esc(p.town)} (Home)</p>
    ${title('work', p, v)}${jobs(p, (job) => `<p class="m">${dates(job, p, v)} &nbsp; ${esc(job.town)}</p><h3>${esc(job.position)} <span>– ${esc(job.name)}</span></h3>${bullets(job)}`)}
    ${title('education', p, v)}${schools(p, (s) => `<p class="m">${years(s, v)} &nbsp; ${esc(p.town)}</p><h3>${degree(s)} <span>– ${esc(s.institution)}</span></h3>`)}${others(p)}
    ${title('languages', p, v)}<p>Mother tongue(s): <b>${esc(p.languages[0]!)}</b></p>`,
  );

/** Title, employer and dates in capitals on one line between bars. */
const bars: Sheet = (p, v) =>
  sheet(
    'h1{font-size:26pt;color:#2a7}h2{font-size:13pt;color:#2a7;margin:10pt 0 3pt}h3{font-size:9.5pt;text-transform:uppercase}',
    `<h1>${esc(p.name)}</h1><p>${esc(p.town)} | ${p.phone} | ${mailto(p)}</p>${title('summary', p, v)}<p>${esc(p.summary)}</p>
    ${title('education', p, v)}${schools(p, (s) => `<h3>${degree(s)} | ${s.to} | ${esc(s.institution)}</h3>`)}
    ${title('work', p, v)}${jobs(p, (job) => `<h3>${esc(job.position)} | ${esc(job.name)} | ${dates(job, p, v)}</h3>${bullets(job)}`)}${others(p)}
    ${title('skills', p, v)}${bullets({ highlights: p.skills })}`,
  );

/** "Employer, Town — Title" with the dates in small gray capitals below; skills at the right. */
const serif: Sheet = (p, v) =>
  sheet(
    `body{font-family:Serif}.g{display:grid;grid-template-columns:67% 28%;gap:5%}h1{font-size:30pt}h2{font-size:9pt;color:#27c;text-transform:uppercase;margin:14pt 0 4pt}h3{font-size:11.5pt}h3 i,h3 span{font-weight:normal}.d{font-size:8pt;color:#777;text-transform:uppercase}`,
    `<div class="g"><div><h1>${esc(p.name)}</h1><p>${esc(p.headline)}</p>${title('work', p, v)}
    ${jobs(p, (job) => `<h3>${esc(job.name)}, <span>${esc(job.town)} —</span> <i>${esc(job.position)}</i></h3><p class="d">${dates(job, p, v)}</p>${bullets(job)}`)}
    ${title('education', p, v)}${schools(p, (s) => `<h3>${esc(s.institution)}, <span>${esc(p.town)} —</span> <i>${degree(s)}</i></h3><p class="d">${years(s, v)}</p>`)}${others(p)}</div>
    <div><p>${esc(p.town)}</p><p><b>${p.phone}</b></p><p><b>${mailto(p)}</b></p>${title('skills', p, v)}${p.skills.map((s) => `<p>${esc(s)}</p>`).join('')}${title('languages', p, v)}<p>${esc(p.languages.join(', '))}</p></div></div>`,
  );

/** Headings in a column of their own at the left of their sections. */
const headingRail: Sheet = (p, v) => {
  const part = (heading: string, content: string) => `<section>${heading}<div>${content}</div></section>`;
  return sheet(
    `${rows}section{display:grid;grid-template-columns:112pt 1fr;gap:10pt;margin-top:12pt;border-top:.5pt solid #aaa;padding-top:6pt}h2{font-size:10pt;text-transform:uppercase;color:#555}h1{font-size:22pt}.d{color:#666}`,
    `<h1>${esc(p.name)}</h1><p>${esc(p.headline)} — ${mailto(p)} — ${p.phone}</p>${part(title('summary', p, v), esc(p.summary))}
    ${part(
      title('work', p, v),
      jobs(
        p,
        (job) =>
          row(`<b>${esc(job.position)}</b>`, `<span class="d">${dates(job, p, v)}</span>`) +
          `<p>${esc(job.name)}, ${esc(job.town)}</p>${bullets(job)}`,
      ),
    )}
    ${part(
      title('education', p, v),
      schools(
        p,
        (s) => `${row(`<b>${esc(s.institution)}</b>`, `<span class="d">${years(s, v)}</span>`)}<p>${degree(s)}</p>`,
      ),
    )}
    ${p.others.map((o) => part(`<h2>${esc(o.heading)}</h2>`, o.lines.map((l) => `<p>${esc(l)}</p>`).join(''))).join('')}${part(title('skills', p, v), esc(p.skills.join(', ')))}`,
  );
};

/** A dark side column with the name letter-spaced and broken over narrow lines; title above employer and dates. */
const darkSide: Sheet = (p, v) =>
  sheet(
    `body{padding:0}.g{display:grid;grid-template-columns:190pt 1fr;min-height:842pt}.s{background:#234;color:#fff;padding:30pt 18pt}.m{padding:34pt 24pt}h1{font-size:23pt;letter-spacing:4pt;text-transform:uppercase;line-height:1.2}h2{font-size:11pt;letter-spacing:3pt;text-transform:uppercase;margin:14pt 0 6pt}h3{font-size:10.5pt;text-transform:uppercase}.s p{font-size:8.5pt;margin-bottom:3pt;overflow-wrap:anywhere}`,
    `<div class="g"><div class="s"><h1>${esc(p.name)}</h1><p style="letter-spacing:2pt">${esc(p.headline)}</p>${title('contact', p, v)}<p>${p.phone}</p><p>${mailto(p)}</p><p>${esc(p.town)}</p>${title('skills', p, v)}${p.skills.map((s) => `<p>${esc(s)}</p>`).join('')}
    ${title('education', p, v)}${schools(p, (s) => `<p><b>${degree(s)}</b><br>${esc(s.institution)}<br>${years(s, v)}</p>`)}</div>
    <div class="m">${title('summary', p, v)}<p>${esc(p.summary)}</p>${title('work', p, v)}${jobs(p, (job) => `<h3>${esc(job.position)}</h3><p><i>${esc(job.name)} | ${dates(job, p, v)}</i></p>${bullets(job)}`)}${others(p)}</div></div>`,
  );

/** Dates broken over two lines in a narrow column before a dotted line. */
const timeline: Sheet = (p, v) =>
  sheet(
    `.e{display:grid;grid-template-columns:58pt 14pt 1fr;margin-bottom:7pt}.e>div:first-child{font-size:8.5pt}h1{font-size:28pt;text-align:center;letter-spacing:6pt;text-transform:uppercase;font-weight:300}.c{text-align:center;font-size:9pt}h2{font-size:12pt;letter-spacing:2.5pt;text-transform:uppercase;margin:10pt 0 6pt}`,
    `<h1>${esc(p.name)}</h1><p class="c">${esc(p.headline)}</p><p class="c">${p.phone} / ${mailto(p)} / ${esc(p.town)}</p>${title('work', p, v)}
    ${jobs(p, (job) => `<div class="e"><div>${dates(job, p, v).replace(v.dash, `${v.dash}<br>`)}</div><div>○</div><div><b>${esc(job.position)}</b><br>${esc(job.name)}${bullets(job)}</div></div>`)}
    ${title('education', p, v)}${schools(p, (s) => `<div class="e"><div>${s.from} –<br>${s.to}</div><div>○</div><div><b>${degree(s)}</b><br>${esc(s.institution)}</div></div>`)}${others(p)}${title('skills', p, v)}<p>${esc(p.skills.join(' / '))}</p>`,
  );

/** Employer in color; title at the left and dates at the right below; contacts spread over a row. */
const openRow: Sheet = (p, v) =>
  sheet(
    `${rows}h1{font-size:20pt;color:#0aa}h2{font-size:11pt;letter-spacing:.6pt;margin:10pt 0 4pt}.i{display:flex;gap:26pt;font-size:9pt}`,
    `<h1>${esc(p.name)}</h1><p>${esc(p.summary)}</p><div class="i"><span>✉ ${mailto(p)}</span><span>✆ ${p.phone}</span><span>⚲ ${esc(p.town)}</span></div>
    ${title('work', p, v).toUpperCase()}${jobs(p, (job) => `<p><b>${esc(job.name)}</b></p>${row(esc(job.position), dates(job, p, v))}${bullets(job)}`)}
    ${title('education', p, v).toUpperCase()}${schools(p, (s) => `<p><b>${esc(s.institution)}</b></p>${row(degree(s), years(s, v))}`)}${others(p)}${title('skills', p, v).toUpperCase()}<ul><li>${esc(p.skills.join(', '))}</li></ul>`,
  );

/** Employer left and dates right in bold, title left and town right; skills as cards in three columns. */
const onyx: Sheet = (p, v) =>
  sheet(
    `${rows}header{display:flex;gap:20pt;align-items:center}.ph{width:64pt;height:64pt;background:#bbb;border-radius:50%}h1{font-size:20pt}h2{font-size:10.5pt;color:#c33;border-bottom:.5pt solid #c33;margin:10pt 0 4pt}.k{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6pt}`,
    `<header><div class="ph"></div><div><h1>${esc(p.name)}</h1><p>${esc(p.headline)}</p><p>⌖ ${esc(p.town)} &nbsp; ☎ ${p.phone} &nbsp; @ ${mailto(p)}</p></div></header>
    ${title('work', p, v)}${jobs(p, (job) => row(`<b>${esc(job.name)}</b>`, `<b>${dates(job, p, v)}</b>`) + row(esc(job.position), esc(job.town)) + bullets(job))}
    ${title('education', p, v)}${schools(p, (s) => row(`<b>${esc(s.institution)}</b>`, `<b>${years(s, v)}</b>`) + row(esc(s.area || s.studyType), esc(s.area ? s.studyType : '')))}
    ${title('skills', p, v)}<div class="k">${p.skills.map((s) => `<div><b>${esc(s)}</b><br>Advanced</div>`).join('')}</div>${others(p)}${title('languages', p, v)}<div class="k">${p.languages.map((l) => `<div><b>${esc(l)}</b><br>C1</div>`).join('')}</div>`,
  );

/** "Title at Employer" on one line, the dates below. */
const even: Sheet = (p, v) =>
  sheet(
    'h1{font-size:26pt}h2{font-size:14pt;margin:12pt 0 4pt}h3{font-size:11pt;font-weight:normal}.d{font-size:8.5pt;color:#777}.t span{background:#eee;padding:1pt 5pt;margin-right:5pt}',
    `<h1>${esc(p.name)}</h1><p>${esc(p.headline)}</p><p class="d">${esc(p.town)} <br> ${mailto(p)} <br> ${p.phone}</p><p>${esc(p.summary)}</p>
    ${title('work', p, v)}${jobs(p, (job) => `<h3><b>${esc(job.position)}</b> at ${esc(job.name)}</h3><p class="d">${dates(job, p, v)}</p>${bullets(job)}`)}
    ${title('education', p, v)}${schools(p, (s) => `<h3><b>${esc(s.institution)}</b></h3><p class="d">${years(s, v)}</p><p>${degree(s)}</p>`)}${others(p)}${title('skills', p, v)}<p class="t">${p.skills.map((s) => `<span>${esc(s)}</span>`).join(' ')}</p>`,
  );

/** Years at the left, the rest of a post in one sentence; publications below. */
const academic: Sheet = (p, v) =>
  sheet(
    'body{font-family:Serif;padding:50pt 60pt}.e{display:grid;grid-template-columns:70pt 1fr}h1{font-size:17pt;font-weight:normal}h2{font-size:11pt;font-variant:small-caps;margin:12pt 0 4pt}address{font-style:normal;margin-bottom:6pt}',
    `<h1>${esc(p.name)}</h1><address>${esc(p.town)}<br>Phone: ${p.phone}<br>Email: ${mailto(p)}</address>
    ${title('work', p, v)}${jobs(p, (job) => `<div class="e"><div>${job.startDate.slice(0, 4)}–${job.endDate?.slice(0, 4) ?? ''}</div><div>${esc(job.position)}, ${esc(job.name)}, ${esc(job.town)}.</div></div>`)}
    ${title('education', p, v)}${schools(p, (s) => `<div class="e"><div>${s.to}</div><div>${degree(s)}, ${esc(s.institution)}.</div></div>`)}${others(p)}${title('languages', p, v)}<p>${esc(p.languages.join('; '))}</p>`,
  );

/** A profile as printed by LinkedIn: employer, title, dates with a duration, town. */
const profile: Sheet = (p, v) =>
  sheet(
    `body{padding:0}.g{display:grid;grid-template-columns:160pt 1fr;min-height:842pt}.s{background:#293e49;color:#ddd;padding:28pt 14pt;font-size:8.5pt}.s h2{font-size:10.5pt;margin:10pt 0 4pt}.m{padding:28pt 20pt}h1{font-size:24pt;font-weight:normal}.m h2{font-size:14pt;font-weight:normal;margin:14pt 0 6pt}.m h3{font-size:10.5pt;font-weight:normal}.t{font-size:10pt}.d{font-size:8.5pt;color:#888}`,
    `<div class="g"><div class="s">${title('contact', p, v)}<p>${p.phone} (Mobile)</p><p>${mailto(p)}</p><p>www.linkedin.com/in/<br>example (LinkedIn)</p>${title('skills', p, v)}${p.skills.map((s) => `<p>${esc(s)}</p>`).join('')}${title('languages', p, v)}${p.languages.map((l) => `<p>${esc(l)} (Full Professional)</p>`).join('')}</div>
    <div class="m"><h1>${esc(p.name)}</h1><p>${esc(p.headline)} | Open to talk</p><p class="d">${esc(p.town)}</p>${title('summary', p, v)}<p>${esc(p.summary)}</p>${title('work', p, v)}
    ${jobs(p, (job) => `<h3>${esc(job.name)}</h3><p class="t">${esc(job.position)}</p><p class="d">${dates(job, p, v)} (2 years 3 months)</p><p class="d">${esc(job.town)}</p><p class="t">${esc(job.highlights.join(' '))}</p><br>`)}
    ${title('education', p, v)}${schools(p, (s) => `<h3>${esc(s.institution)}</h3><p class="d">${degree(s)} · (${years(s, v)})</p>`)}</div></div>`,
  );

/** Tables with a header row: employer, title, from and to. */
const grid: Sheet = (p, v) =>
  sheet(
    'table{width:100%;border-collapse:collapse;margin-top:4pt}td,th{border:.6pt solid #555;padding:3pt 5pt;text-align:left;vertical-align:top}h1{font-size:15pt;text-align:center;text-decoration:underline}h2{font-size:11pt;background:#ddd;padding:2pt 4pt;margin-top:10pt}',
    `<h1>CURRICULUM VITAE</h1><p><b>${esc(p.name)}</b></p><p>Mobile: ${p.phone}</p><p>E-mail: ${mailto(p)}</p><h2>CAREER OBJECTIVE</h2><p>${esc(p.summary)}</p>
    ${title('work', p, v)}<table><tr><th>Sr. No.</th><th>Name of Organisation</th><th>Designation</th><th>Duration</th></tr>${jobs(p, (job, i) => `<tr><td>${i + 1}</td><td>${esc(job.name)}</td><td>${esc(job.position)}</td><td>${dates(job, p, v)}</td></tr>`)}</table>
    ${title('education', p, v)}<table><tr><th>Degree</th><th>Board / University</th><th>Year</th><th>%</th></tr>${schools(p, (s) => `<tr><td>${degree(s)}</td><td>${esc(s.institution)}</td><td>${s.to}</td><td>71.4 %</td></tr>`)}</table>${title('skills', p, v)}<p>${esc(p.skills.join(', '))}</p>${others(p)}<h2>PERSONAL DETAILS</h2><p>Date of Birth : 12/04/1982</p><p>Languages Known : ${esc(p.languages.join(', '))}</p>`,
  );

/** Headings rotated by 90 degrees at the left edge; location and dates on one line below the title. */
const turned: Sheet = (p, v) => {
  const part = (heading: string, content: string) => `<section>${heading}<div>${content}</div></section>`;
  return sheet(
    `section{position:relative;padding-left:34pt;margin-top:10pt;min-height:90pt}section h2{position:absolute;left:0;top:0;writing-mode:vertical-rl;transform:rotate(180deg);font-size:11pt;color:#a40}h1{font-size:24pt;text-align:right}.r{text-align:right}`,
    `<h1>${esc(p.name.toUpperCase())}</h1><p class="r">${esc(p.town)} · ${p.phone}</p><p class="r">${p.email.replace('@', ' [at] ')}</p>
    ${part(
      title('work', p, v),
      jobs(
        p,
        (job) =>
          `<p><b>${esc(job.position)}</b> · ${esc(job.name)}</p><p><i>${esc(job.town)}, ${dates(job, p, v)}</i></p>${bullets(job)}`,
      ),
    )}
    ${part(
      title('education', p, v),
      schools(p, (s) => `<p><b>${degree(s)}</b> · ${esc(s.institution)}</p><p><i>${years(s, v)}</i></p>`),
    )}${part(title('skills', p, v), esc(p.skills.join(' · ')))}`,
  );
};

/** No date column: a list of "Dates: Title, Employer (Town)". */
const inlineDates: Sheet = (p, v) =>
  sheet(
    'h1{font-size:14pt}h2{font-size:10pt;margin:10pt 0 3pt;text-decoration:underline}p,li{margin-bottom:2pt}',
    `<h1>${esc(p.name)}, ${esc(p.headline)}</h1><p>${esc(p.town)}, ${p.phone}, ${mailto(p)}</p>${title('work', p, v)}
    ${jobs(p, (job) => `<p>${dates(job, p, v)}: ${esc(job.position)}, ${esc(job.name)} (${esc(job.town)})</p>`)}${title('education', p, v)}${schools(p, (s) => `<p>${years(s, v)}: ${degree(s)}, ${esc(s.institution)}</p>`)}${others(p)}${title('skills', p, v)}<p>${esc(p.skills.join(', '))}</p>`,
  );

/** An employer once with two roles and their total years, as promotions are shown. */
const promotions: Sheet = (p, v) =>
  sheet(
    `${rows}h1{font-size:22pt}h2{font-size:12pt;margin:10pt 0 4pt;border-left:4pt solid #393;padding-left:6pt}`,
    `<h1>${esc(p.name)}</h1><p>${esc(p.headline)} · ${mailto(p)} · ${p.phone} · ${esc(p.town)}</p>${title('work', p, v)}
    ${jobs(p, (job, i) => (p.work[i - 1]?.name === job.name ? '' : `<p><b>${esc(job.name)}</b> – ${esc(job.town)}</p>`) + row(`<i>${esc(job.position)}</i>`, dates(job, p, v)) + bullets(job))}
    ${title('education', p, v)}${schools(p, (s) => row(`${esc(s.institution)} – ${degree(s)}`, years(s, v)))}${others(p)}`,
  );

export const layoutsD: Record<string, Sheet> = {
  awesome,
  hints,
  banking,
  deedy,
  alta,
  jake,
  labelled,
  europassNew,
  bars,
  serif,
  headingRail,
  darkSide,
  timeline,
  openRow,
  onyx,
  even,
  academic,
  profile,
  grid,
  turned,
  inlineDates,
  promotions,
};
