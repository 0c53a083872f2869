import { accountNeeds } from '#functions/account/needs.ts';
import { adminNeeds } from '#functions/admin/needs.ts';
import { analysisNeeds } from '#functions/analysis/needs.ts';
import { assessmentNeeds } from '#functions/assessment/needs.ts';
import { chatNeeds } from '#functions/chat/needs.ts';
import { cvToolNeeds } from '#functions/cv/tool-needs.ts';
import { cvUploadNeeds } from '#functions/cv/upload-needs.ts';
import { guidanceNeeds } from '#functions/guidance/needs.ts';
import { marketNeeds } from '#functions/market/needs.ts';
import { occupationsNeeds } from '#functions/occupations/needs.ts';
import type { Needs } from '#functions/outside/needs.ts';
import { plansNeeds } from '#functions/plans/needs.ts';
import { reportsNeeds } from '#functions/reports/needs.ts';
import { aimNeeds, letterNeeds } from '#functions/resume/aim-needs.ts';
import { resumeNeeds } from '#functions/resume/needs.ts';
import { savedResumeNeeds } from '#functions/resume/saved-resume-needs.ts';
import { salariesNeeds } from '#functions/salaries/needs.ts';
import { vacanciesNeeds } from '#functions/vacancies/needs.ts';
import type { api, RouteEntry } from '#shared/api.ts';

const needs: { [Domain in keyof typeof api]: Record<keyof (typeof api)[Domain], Needs> } = {
  account: accountNeeds,
  admin: adminNeeds,
  analysis: analysisNeeds,
  assessment: assessmentNeeds,
  chat: chatNeeds,
  cv: { ...cvUploadNeeds, ...cvToolNeeds },
  guidance: guidanceNeeds,
  market: marketNeeds,
  occupations: occupationsNeeds,
  plans: plansNeeds,
  salaries: salariesNeeds,
  vacancies: vacanciesNeeds,
  reports: reportsNeeds,
  resume: { ...resumeNeeds, ...savedResumeNeeds, ...aimNeeds, ...letterNeeds },
};

/** The needs of a route's function: its permissions and variables. */
export const needsOf = ({ domain, name }: RouteEntry): Needs =>
  (needs as Record<string, Record<string, Needs>>)[domain]![name]!;
