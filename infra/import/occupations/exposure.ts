import { byKey, onetCode, socCode } from '#shared/lib/rows.ts';
import type { Folder } from '../folder.ts';

/** One figure by code, a fraction and not percent. */
function readFractions(
  folder: Folder,
  path: string,
  key: string,
  form: RegExp,
  column: string,
  atLeast: number,
): Map<string, number> {
  const rows = byKey(folder.text(path, ',', { columns: [key, column], atLeast }), key, form);
  const fraction = { min: 0, max: 1, unit: 'a fraction, not percent' };
  return new Map([...rows].map(([code, row]) => [code, row.figure(column, fraction)]));
}

const eloundou = 'exposure/eloundou/occ_level.csv';
const microsoft = 'exposure/microsoft_working_with_ai/soc_ai_applicability_scores.csv';
const dingel = 'telework/occupations_workathome.csv';
const dingelBySoc = 'telework/onet_teleworkable_blscodes.csv';

/** Eloundou et al. 2024, human-rated beta by O*NET-SOC 2019 code. */
export const readExposure = (folder: Folder): Map<string, number> =>
  readFractions(folder, eloundou, 'O*NET-SOC Code', onetCode, 'human_rating_beta', 900);

/** Microsoft's AI applicability score by SOC 2018 code. */
export const readApplicability = (folder: Folder): Map<string, number> =>
  readFractions(folder, microsoft, 'SOC Code', socCode, 'ai_applicability_score', 770);

/** Dingel & Neiman: 1 where the work can be done from home, by O*NET-SOC 2010 code. */
export const readTelework = (folder: Folder): Map<string, number> =>
  readFractions(folder, dingel, 'onetsoccode', onetCode, 'teleworkable', 950);

/** The same by SOC 2010 code, where it is a share. */
export const readTeleworkBySoc = (folder: Folder): Map<string, number> =>
  readFractions(folder, dingelBySoc, 'OCC_CODE', socCode, 'teleworkable', 750);
