import type { Schooling } from '#shared/occupations/schooling.ts';
import type { CountryPay } from '#shared/salaries/pay-table.ts';
import type { Folder } from '../folder.ts';
import { type Apprenticeship, readApprenticeships } from './apprenticeships.ts';
import { type Crosswalks, readCrosswalks } from './crosswalks.ts';
import { readEarnings } from './earnings.ts';
import { readApplicability, readExposure, readTelework, readTeleworkBySoc } from './exposure.ts';
import { type Licence, readLicences } from './licences.ts';
import * as onet from './onet.ts';
import { type Preparation, readPreparation } from './preparation.ts';
import { type Projections, readProjections } from './projections.ts';
import { readSchooling } from './schooling.ts';
import { type Area, readNation, readStates, type Wage } from './wages.ts';

/** All publishers' tables, each read and checked by itself, before they are joined. */
export interface Sources {
  titles: Map<string, string>;
  interests: onet.Profile;
  values: onet.Profile;
  styles: onet.Profile;
  ratings: onet.Ratings;
  jobZones: Map<string, number>;
  related: Map<string, string[]>;
  technologies: Map<string, string[]>;
  reportedTitles: Map<string, string[]>;
  alternateTitles: Map<string, Set<string>>;
  tools: Map<string, onet.ListedTool>;
  nation: { year: string; wages: Map<string, Wage> };
  states: Area[];
  projections: Projections;
  exposure: Map<string, number>;
  applicability: Map<string, number>;
  telework: Map<string, number>;
  teleworkBySoc: Map<string, number>;
  crosswalks: Crosswalks;
  preparation: Map<string, Preparation>;
  licences: Map<string, Licence>;
  apprenticeships: Map<string, Apprenticeship>;
  schooling: Schooling;
  earnings: CountryPay[];
}

/** Reads the largest files last: most faults are found before. */
export async function readSources(folder: Folder): Promise<Sources> {
  return {
    titles: onet.readTitles(folder),
    jobZones: onet.readJobZones(folder),
    interests: onet.readInterests(folder),
    values: onet.readValues(folder),
    nation: readNation(folder),
    exposure: readExposure(folder),
    applicability: readApplicability(folder),
    telework: readTelework(folder),
    teleworkBySoc: readTeleworkBySoc(folder),
    crosswalks: await readCrosswalks(folder),
    licences: readLicences(folder),
    apprenticeships: readApprenticeships(folder),
    schooling: readSchooling(folder),
    earnings: readEarnings(folder),
    states: readStates(folder),
    projections: await readProjections(folder),
    preparation: readPreparation(folder),
    styles: onet.readStyles(folder),
    related: onet.readRelated(folder),
    technologies: onet.readTechnologies(folder),
    reportedTitles: onet.readReportedTitles(folder),
    alternateTitles: onet.readAlternateTitles(folder),
    tools: onet.readTools(folder),
    ratings: onet.readRatings(folder),
  };
}
