import { byKey, onetCode, socCode } from '#shared/lib/rows.ts';
import type { Folder } from '../folder.ts';

/** A file with one figure per code, a fraction and not percent. */
interface Fractions {
  path: string;
  /** the column of the codes, and their pattern */
  key: string;
  form: RegExp;
  column: string;
  atLeast: number;
}

function readFractions(folder: Folder, { path, key, form, column, atLeast }: Fractions): Map<string, number> {
  const rows = byKey(folder.text(path, ',', { columns: [key, column], atLeast }), key, form);
  const fraction = { min: 0, max: 1, unit: 'a fraction, not percent' };
  return new Map([...rows].map(([code, row]) => [code, row.figure(column, fraction)]));
}

/** Eloundou et al. 2024, human-rated beta by O*NET-SOC 2019 code. */
export const readExposure = (folder: Folder): Map<string, number> =>
  readFractions(folder, {
    path: 'exposure/eloundou/occ_level.csv',
    key: 'O*NET-SOC Code',
    form: onetCode,
    column: 'human_rating_beta',
    atLeast: 900,
  });

/** Microsoft's AI applicability score by SOC 2018 code. */
export const readApplicability = (folder: Folder): Map<string, number> =>
  readFractions(folder, {
    path: 'exposure/microsoft_working_with_ai/soc_ai_applicability_scores.csv',
    key: 'SOC Code',
    form: socCode,
    column: 'ai_applicability_score',
    atLeast: 770,
  });

/** Dingel & Neiman: 1 if the work can be done from home, by O*NET-SOC 2010 code. */
export const readTelework = (folder: Folder): Map<string, number> =>
  readFractions(folder, {
    path: 'telework/occupations_workathome.csv',
    key: 'onetsoccode',
    form: onetCode,
    column: 'teleworkable',
    atLeast: 950,
  });

/** The same by SOC 2010 code, as a share. */
export const readTeleworkBySoc = (folder: Folder): Map<string, number> =>
  readFractions(folder, {
    path: 'telework/onet_teleworkable_blscodes.csv',
    key: 'OCC_CODE',
    form: socCode,
    column: 'teleworkable',
    atLeast: 750,
  });
