import { escapeHtml as text } from '#shared/lib/html-text.ts';
import { standalonePage } from '#shared/lib/standalone-page.ts';
import { webAddress } from './address.ts';
import { linesShown, type Resume } from './resume.ts';
import { style } from './style.ts';
import type { Section } from './written.ts';

/** A resume or letter as a page, in the direction of its text. */
export const page = (title: string, body: string): string =>
  standalonePage({ title, lang: 'en', style, body: `<main dir="auto">\n${body}\n</main>` });

export const writeResumeHtml = (resume: Resume): string =>
  page(
    resume.data.personalInfo.fullName,
    `<header>
<h1>${text(resume.data.personalInfo.fullName)}</h1>
${resume.data.targetRole ? `<p class="role">${text(resume.data.targetRole)}</p>` : ''}
${contact(resume.data.personalInfo)}
</header>
<section>
<h2>Summary</h2>
<p>${linesShown(resume, 'summary').map(text).join(' ')}</p>
</section>
${resume.order.map((section) => writers[section](resume)).join('\n')}`,
  );

export function contact({ email, phone, location, linkedin, website }: Resume['data']['personalInfo']): string {
  const parts = [
    `<a href="mailto:${text(encodeURI(email))}">${text(email)}</a>`,
    text(phone),
    text(location),
    ...[linkedin, website].map((typed) => {
      const url = webAddress(typed);
      return url ? `<a href="${text(url)}" rel="noopener noreferrer nofollow">${text(typed)}</a>` : text(typed);
    }),
  ];
  return `<ul class="contact">${parts
    .filter(Boolean)
    .map((part) => `<li>${part}</li>`)
    .join('')}</ul>`;
}

const writers: Record<Section, (resume: Resume) => string> = {
  experience: (resume) =>
    section(
      'Experience',
      resume.data.experience.map(({ title, company, duration }, place) =>
        entry({ head: title, of: company, when: duration }, linesShown(resume, `experience.${place}`)),
      ),
    ),
  education: ({ data }) =>
    section(
      'Education',
      data.education.map(({ degree, institution, year, gpa }) =>
        entry({ head: degree, of: [institution, gpa && `GPA ${gpa}`].filter(Boolean).join(', '), when: year }, []),
      ),
    ),
  skills: ({ data }) =>
    section('Skills', [`<ul class="skills">${data.skills.map((skill) => `<li>${text(skill)}</li>`).join('')}</ul>`]),
  projects: (resume) =>
    section(
      'Projects',
      resume.data.projects.map(({ name, technologies }, place) =>
        entry({ head: name, of: technologies.join(', '), when: '' }, linesShown(resume, `projects.${place}`)),
      ),
    ),
};

const section = (title: string, entries: string[]): string =>
  entries.length === 0 ? '' : `<section>\n<h2>${title}</h2>\n${entries.join('\n')}\n</section>`;

const entry = ({ head, of, when }: { head: string; of: string; when: string }, lines: string[]): string => `<article>
<h3>${text(head)}</h3>
<p class="of"><span>${text(of)}</span>${when ? `<span class="when">${text(when)}</span>` : ''}</p>
${lines.length > 0 ? `<ul>${lines.map((each) => `<li>${text(each)}</li>`).join('')}</ul>` : ''}
</article>`;
