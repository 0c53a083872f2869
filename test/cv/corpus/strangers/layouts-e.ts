/** Set E: measured once before anybody looked at its failures (record 0055). */
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

const base = '.row{display:flex;justify-content:space-between;gap:6pt}';

/** Contact details on both sides of a name in small capitals; dates at the left inside the column. */
const letterhead: Sheet = (p, v) =>
  sheet(
    `${base}h1{font-size:19pt;font-variant:small-caps;letter-spacing:1.5pt}h2{font-size:11pt;text-align:center;border-top:1.5pt solid;border-bottom:.5pt solid;margin:10pt 0 5pt;letter-spacing:2pt;text-transform:uppercase}.e{display:flex;gap:10pt}.e .w{flex:0 0 100pt;font-style:italic}`,
    `<div class="row"><div>${esc(p.town)}<br>${p.phone}</div><h1>${esc(p.name)}</h1><div>${mailto(p)}<br>example.test</div></div>
    ${title('summary', p, v)}<p>${esc(p.summary)}</p>${title('education', p, v)}${schools(p, (s) => `<div class="e"><div class="w">${years(s, v)}</div><div>${esc(s.institution)}<br><b>${degree(s)}</b></div></div>`)}
    ${title('work', p, v)}${jobs(p, (job) => `<div class="e"><div class="w">${dates(job, p, v)}</div><div>${esc(job.name)}, ${esc(job.town)}<br><b>${esc(job.position)}</b>${bullets(job)}</div></div>`)}${others(p)}`,
  );

/** Name over two lines in a band; jobs in cards, two side by side. */
const cards: Sheet = (p, v) =>
  sheet(
    `body{padding:0}.top{background:#f4d8c8;padding:26pt 36pt}h1{font-size:34pt;line-height:1;font-weight:300}.b{padding:16pt 36pt}.k{display:grid;grid-template-columns:1fr 1fr;gap:14pt}h2{font-size:13pt;margin:8pt 0 6pt}h3{font-size:10pt}.d{font-size:8pt;color:#666}`,
    `<div class="top"><h1>${first(p)}<br><b>${last(p)}</b></h1><p>${esc(p.headline)}</p><p class="d">${mailto(p)} &nbsp; ${p.phone} &nbsp; ${esc(p.town)}</p></div><div class="b">
    ${title('work', p, v)}<div class="k">${jobs(p, (job) => `<div><h3>${esc(job.position)}</h3><p>${esc(job.name)}</p><p class="d">${dates(job, p, v)}</p>${bullets(job)}</div>`)}</div>
    ${title('education', p, v)}<div class="k">${schools(p, (s) => `<div><h3>${esc(s.institution)}</h3><p>${degree(s)}</p><p class="d">${years(s, v)}</p></div>`)}</div>${title('skills', p, v)}<p>${esc(p.skills.join(' · '))}</p>${others(p)}</div>`,
  );

/** One justified column, dates in brackets after the employer, employers in capitals. */
const compact: Sheet = (p, v) =>
  sheet(
    'body{font-size:9pt;text-align:justify}h1{font-size:12pt;display:inline}h2{font-size:9pt;background:#222;color:#fff;padding:1pt 4pt;margin:7pt 0 3pt}h3{font-size:9pt;font-weight:normal}.u{text-transform:uppercase;font-weight:bold}',
    `<h1>${esc(p.name)}</h1> – ${esc(p.headline)}<p>M: ${p.phone} E: ${mailto(p)} A: ${esc(p.town)}</p>${title('summary', p, v)}<p>${esc(p.summary)}</p>
    ${title('work', p, v)}${jobs(p, (job) => `<h3><span class="u">${esc(job.name)}</span> (${dates(job, p, v)})</h3><h3><i>${esc(job.position)}</i></h3>${bullets(job)}`)}
    ${title('education', p, v)}${schools(p, (s) => `<h3><span class="u">${esc(s.institution)}</span> (${years(s, v)})</h3><h3><i>${degree(s)}</i></h3>`)}${others(p)}`,
  );

/** A dark right column with contact details after labels in capitals; title, employer – town, dates on three lines. */
const rightDark: Sheet = (p, v) =>
  sheet(
    `body{padding:0}.g{display:grid;grid-template-columns:1fr 175pt;min-height:842pt}.m{padding:32pt}.s{background:#333;color:#eee;padding:32pt 14pt;font-size:8.5pt}h1{font-size:25pt;text-transform:uppercase;letter-spacing:3pt;font-weight:300}h2{font-size:10pt;text-transform:uppercase;letter-spacing:2pt;margin:14pt 0 5pt}h3{font-size:10.5pt}.l{font-size:7pt;text-transform:uppercase;color:#aaa;margin-top:5pt}.s p{overflow-wrap:anywhere}`,
    `<div class="g"><div class="m"><h1>${esc(p.name)}</h1><p>${esc(p.headline)}</p>${title('work', p, v)}${jobs(p, (job) => `<h3>${esc(job.position)}</h3><p>${esc(job.name)} – ${esc(job.town)}</p><p><small>${dates(job, p, v)}</small></p>${bullets(job)}`)}${others(p)}</div>
    <div class="s">${title('contact', p, v)}<p class="l">Phone</p><p>${p.phone}</p><p class="l">Email</p><p>${mailto(p)}</p><p class="l">Location</p><p>${esc(p.town)}</p>${title('education', p, v)}${schools(p, (s) => `<p><b>${esc(s.institution)}</b></p><p>${degree(s)}</p><p>${years(s, v)}</p><br>`)}${title('skills', p, v)}${p.skills.map((s) => `<p>${esc(s)} ●●●●○</p>`).join('')}</div></div>`,
  );

/** Headings at the left, dates in a third column at the right edge; contact details in the footer. */
const threeColumns: Sheet = (p, v) => {
  const line = (left: string, middle: string, right: string) =>
    `<div class="g"><div>${left}</div><div>${middle}</div><div>${right}</div></div>`;
  return sheet(
    `.g{display:grid;grid-template-columns:95pt 1fr 92pt;gap:10pt;margin-top:5pt}.g>div:last-child{text-align:right;font-size:8.5pt}h1{font-size:21pt}h2{font-size:9.5pt;color:#06c}footer{position:fixed;bottom:20pt;left:42pt;right:42pt;border-top:.5pt solid;font-size:8pt;text-align:center}`,
    `<h1>${esc(p.name)}</h1><p>${esc(p.headline)}</p>${p.work.map((job, i) => line(i === 0 ? title('work', p, v) : '', `<b>${esc(job.name)}</b> — ${esc(job.position)}${bullets(job)}`, dates(job, p, v))).join('')}
    ${p.education.map((s, i) => line(i === 0 ? title('education', p, v) : '', `<b>${esc(s.institution)}</b> — ${degree(s)}`, years(s, v))).join('')}${p.others.map((o) => line(`<h2>${esc(o.heading)}</h2>`, o.lines.map(esc).join('<br>'), '')).join('')}${line(title('skills', p, v), esc(p.skills.join(', ')), '')}<footer>${esc(p.town)} ◦ ${p.phone} ◦ ${mailto(p)}</footer>`,
  );
};

/** "Title | Employer" bold, "Town | dates" below, email address behind a word. */
const pipes: Sheet = (p, v) =>
  sheet(
    'h1{font-size:24pt;text-align:center}.c{text-align:center}h2{font-size:12pt;text-align:center;margin:10pt 0 4pt}',
    `<h1>${esc(p.name)}</h1><p class="c">${esc(p.headline)}</p><p class="c">${esc(p.town)} | ${p.phone} | ${mailto(p, 'Email')} | <a href="https://www.linkedin.com/in/example">LinkedIn</a></p>${title('summary', p, v)}<p>${esc(p.summary)}</p>
    ${title('work', p, v)}${jobs(p, (job) => `<p><b>${esc(job.position)} | ${esc(job.name)}</b></p><p>${esc(job.town)} | ${dates(job, p, v)}</p>${bullets(job)}`)}${title('education', p, v)}${schools(p, (s) => `<p><b>${degree(s)} | ${esc(s.institution)}</b></p><p>${years(s, v)}</p>`)}${others(p)}`,
  );

/** A form: labels with colons, one beneath the other. */
const form: Sheet = (p, v) =>
  sheet(
    'h1{font-size:13pt;text-align:center}h2{font-size:11pt;margin:9pt 0 3pt}.e{margin-bottom:6pt}',
    `<h1>RESUME</h1><p>Name: ${esc(p.name)}</p><p>Address: ${esc(p.town)}</p><p>Phone: ${p.phone}</p><p>Email: ${mailto(p)}</p>
    ${title('work', p, v)}${jobs(p, (job) => `<div class="e"><p>Company: ${esc(job.name)}</p><p>Position: ${esc(job.position)}</p><p>Period: ${dates(job, p, v)}</p><p>Responsibilities:</p>${bullets(job)}</div>`)}
    ${title('education', p, v)}${schools(p, (s) => `<p>${s.to}: ${degree(s)} – ${esc(s.institution)}</p>`)}${others(p)}${title('skills', p, v)}<p>${esc(p.skills.join(', '))}</p>`,
  );

/** A left column of 34 % with the name above the text column; employer and dates on one line, title above. */
const leftPlain: Sheet = (p, v) =>
  sheet(
    `${base}.g{display:grid;grid-template-columns:34% 62%;gap:4%}h1{font-size:22pt;color:#555}h2{font-size:12pt;color:#c60;margin:10pt 0 4pt}.s{text-align:right}.s p{font-size:9pt}h3{font-size:10pt}`,
    `<div class="g"><div class="s"><br><br>${title('contact', p, v)}<p>${esc(p.town)}</p><p>${p.phone}</p><p>${mailto(p)}</p>${title('education', p, v)}${schools(p, (s) => `<h3>${esc(s.institution)}</h3><p>${degree(s)}</p><p>${years(s, v)}</p>`)}${title('languages', p, v)}${p.languages.map((l) => `<p>${esc(l)}</p>`).join('')}${title('skills', p, v)}${p.skills.map((s) => `<p>${esc(s)}</p>`).join('')}</div>
    <div><h1>${esc(p.name)}</h1><p>${esc(p.headline)}</p>${title('work', p, v)}${jobs(p, (job) => `<h3>${esc(job.position)}</h3><div class="row"><span>${esc(job.name)}</span><span>${dates(job, p, v)}</span></div>${bullets(job)}`)}${others(p)}</div></div>`,
  );

/** Employer with dates bold on one line, the title in a sentence of its own; the work as a paragraph. */
const prose: Sheet = (p, v) =>
  sheet(
    `${base}body{font-family:Serif;padding:56pt 64pt}h1{font-weight:normal;font-size:28pt}h2{font-size:11pt;font-style:italic;font-weight:normal;margin:14pt 0 4pt}`,
    `<h1>${esc(p.name)}</h1><p>${p.email.replace('@', ' @ ')} / ${p.phone} / ${esc(p.town)}</p>${title('work', p, v)}
    ${jobs(p, (job) => `<div class="row"><b>${esc(job.name)}, ${esc(job.town)}</b><b>${dates(job, p, v)}</b></div><p>${esc(job.position)}</p><p>${esc(job.highlights.join(' '))}</p><br>`)}
    ${title('education', p, v)}${schools(p, (s) => `<div class="row"><b>${esc(s.institution)}</b><b>${years(s, v)}</b></div><p>${degree(s)}</p>`)}${others(p)}`,
  );

/** Dates in a colored stripe at the left of a sidebar layout: three columns in all. */
const stripes: Sheet = (p, v) =>
  sheet(
    `body{padding:0}.g{display:grid;grid-template-columns:150pt 1fr;min-height:842pt}.s{background:#dde7ee;padding:30pt 14pt;font-size:8.5pt}.m{padding:30pt 18pt}.e{display:grid;grid-template-columns:76pt 1fr;gap:8pt;margin-bottom:6pt}.e>div:first-child{color:#357;font-size:8.5pt}h1{font-size:18pt}h2{font-size:11pt;margin:10pt 0 5pt;color:#357}.s p{overflow-wrap:anywhere}`,
    `<div class="g"><div class="s"><h1>${first(p)}<br>${last(p)}</h1><p>${esc(p.headline)}</p>${title('contact', p, v)}<p>${mailto(p)}</p><p>${p.phone}</p><p>${esc(p.town)}</p>${title('skills', p, v)}${p.skills.map((s) => `<p>• ${esc(s)}</p>`).join('')}</div>
    <div class="m">${title('summary', p, v)}<p>${esc(p.summary)}</p>${title('work', p, v)}${jobs(p, (job) => `<div class="e"><div>${dates(job, p, v)}<br>${esc(job.town)}</div><div><b>${esc(job.position)}</b><br><i>${esc(job.name)}</i>${bullets(job)}</div></div>`)}
    ${title('education', p, v)}${schools(p, (s) => `<div class="e"><div>${years(s, v)}</div><div><b>${degree(s)}</b><br><i>${esc(s.institution)}</i></div></div>`)}${others(p)}</div></div>`,
  );

export const layoutsE: Record<string, Sheet> = {
  letterhead,
  cards,
  compact,
  rightDark,
  threeColumns,
  pipes,
  form,
  leftPlain,
  prose,
  stripes,
};
