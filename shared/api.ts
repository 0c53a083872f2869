/**
 * THE route table. Handler files, Lambdas, gateway resources, the web client and the OpenAPI document derive from it.
 */
import { accountRoutes } from './account/contract.ts';
import { adminRoutes } from './admin/contract.ts';
import { analysisRoutes } from './analysis/contract.ts';
import { assessmentRoutes } from './assessment/contract.ts';
import { chatRoutes } from './chat/contract.ts';
import { cvToolRoutes } from './cv/tools-contract.ts';
import { cvUploadRoutes } from './cv/upload-contract.ts';
import { guidanceRoutes } from './guidance/contract.ts';
import type { Route } from './lib/route.ts';
import { marketRoutes } from './market/contract.ts';
import { liveRoutes } from './market/live-contract.ts';
import { occupationsRoutes } from './occupations/contract.ts';
import { markRoutes } from './occupations/marks-contract.ts';
import { plansRoutes } from './plans/contract.ts';
import { reportsRoutes } from './reports/contract.ts';
import { aimRoutes } from './resume/aim-contract.ts';
import { resumeRoutes } from './resume/contract.ts';
import { letterRoutes } from './resume/letter-contract.ts';
import { savedResumeRoutes } from './resume/saved-resume-contract.ts';
import { salariesRoutes } from './salaries/contract.ts';
import { vacanciesRoutes } from './vacancies/contract.ts';

export const api = {
  account: accountRoutes,
  admin: adminRoutes,
  analysis: analysisRoutes,
  assessment: assessmentRoutes,
  chat: chatRoutes,
  cv: { ...cvUploadRoutes, ...cvToolRoutes },
  guidance: guidanceRoutes,
  market: { ...marketRoutes, ...liveRoutes },
  occupations: { ...occupationsRoutes, ...markRoutes },
  plans: plansRoutes,
  salaries: salariesRoutes,
  vacancies: vacanciesRoutes,
  reports: reportsRoutes,
  resume: { ...resumeRoutes, ...letterRoutes, ...aimRoutes, ...savedResumeRoutes },
};

export interface RouteEntry {
  domain: string;
  name: string;
  /** The function's file, `functions/<domain>/<verb-noun>.ts`. */
  file: string;
  route: Route;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The table as a list, for everything derived from it. */
export const routeEntries: RouteEntry[] = Object.entries(api).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([name, route]) => ({
    domain,
    name,
    file: `functions/${domain}/${kebab(name)}.ts`,
    route: route as Route,
  })),
);
