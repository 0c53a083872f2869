/** The records that answers cite, with their addresses, equal to those in web/src/paths.ts (a test compares). */
import { slugOf } from '#shared/occupations/names.ts';
import type { ChatSource } from '../contract.ts';

const record = (kind: ChatSource['kind'], id: string, title: string, path: string | null): ChatSource => ({
  kind,
  id,
  title,
  path,
});

export const records = {
  occupations: record('help', 'occupations', 'All occupations', '/occupations'),
  assessment: record('help', 'assessment', 'The assessment', '/career-path/new'),
  history: record('help', 'history', 'Your assessments', '/career-path/history'),
  pricing: record('plan', 'pricing', 'Plans and prices', '/pricing'),
  account: record('help', 'account', 'Your account', '/account'),
  usage: record('plan', 'usage', 'Your plan and usage', '/usage'),
  method: record('method', 'method', 'How it works', '/how-it-works'),
  confidence: record('method', 'confidence', 'How sure a result is', '/how-it-works#confidence'),
  data: record('data', 'data', 'Data sources', '/data-sources'),
  terms: record('help', 'terms', 'Terms of use', '/terms'),
  privacy: record('privacy', 'privacy', 'Privacy', '/terms#privacy'),
  resume: record('resume', 'resume', 'Resume builder', '/resume-builder'),
  vacancy: record('help', 'vacancy', 'Match a job posting', '/career-path/match'),
  signIn: record('help', 'sign-in', 'Sign in', '/auth'),
} as const;

/** @param name the plain name, which the address of its page is made from */
export const occupationRecord = (code: string, name: string): ChatSource =>
  record('occupation', code, name, `/occupations/${slugOf(name)}`);

export const resultRecord = (resultId: string): ChatSource =>
  record('result', resultId, 'Your newest result', `/career-path/result/${encodeURIComponent(resultId)}`);

/** @param resultId of the newest result, if it contains the occupation */
export const learningPlanRecord = (name: string, resultId: string | null): ChatSource => {
  const slug = slugOf(name);
  const path = resultId
    ? `/career-path/result/${encodeURIComponent(resultId)}?occupation=${slug}`
    : `/occupations/${slug}`;
  return record('learning-plan', slug, `Your learning plan: ${name}`, path);
};

export const reportRecord = (resultId: string): ChatSource =>
  record('report', resultId, 'Your report', `/career-path/result/${encodeURIComponent(resultId)}#report`);
