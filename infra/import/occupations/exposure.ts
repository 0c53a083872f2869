import { byKey, onetCode, socCode } from '#shared/lib/rows.ts';
import type { Folder } from './folder.ts';

const fraction = { min: 0, max: 1, unit: 'a fraction, not percent' };

/** Eloundou et al. 2024, human-rated beta by O*NET-SOC 2019 code. */
export function readExposure(folder: Folder): Map<string, number> {
  const column = 'human_rating_beta';
  const columns = ['O*NET-SOC Code', column];
  const rows = folder.text('exposure/eloundou/occ_level.csv', ',', { columns, atLeast: 900 });
  return figures(byKey(rows, 'O*NET-SOC Code', onetCode), column);
}

/** Microsoft's AI applicability score by SOC 2018 code. */
export function readApplicability(folder: Folder): Map<string, number> {
  const column = 'ai_applicability_score';
  const path = 'exposure/microsoft_working_with_ai/soc_ai_applicability_scores.csv';
  return figures(
    byKey(folder.text(path, ',', { columns: ['SOC Code', column], atLeast: 770 }), 'SOC Code', socCode),
    column,
  );
}

/** Dingel & Neiman: 1 where the work can be done from home, by O*NET-SOC 2010 code. */
export function readTelework(folder: Folder): Map<string, number> {
  const columns = ['onetsoccode', 'teleworkable'];
  const rows = folder.text('telework/occupations_workathome.csv', ',', { columns, atLeast: 950 });
  return figures(byKey(rows, 'onetsoccode', onetCode), 'teleworkable');
}

/** The same by SOC 2010 code, where it is a share. */
export function readTeleworkBySoc(folder: Folder): Map<string, number> {
  const columns = ['OCC_CODE', 'teleworkable'];
  const rows = folder.text('telework/onet_teleworkable_blscodes.csv', ',', { columns, atLeast: 750 });
  return figures(byKey(rows, 'OCC_CODE', socCode), 'teleworkable');
}

const figures = (rows: ReturnType<typeof byKey>, column: string) =>
  new Map([...rows].map(([code, row]) => [code, row.figure(column, fraction)]));
