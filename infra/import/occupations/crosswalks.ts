import { onetCode, socCode } from '#shared/lib/rows.ts';
import type { Folder } from '../folder.ts';

export interface Crosswalks {
  /** O*NET-SOC 2019 → National Employment Matrix code */
  matrix: Map<string, string>;
  /** O*NET-SOC 2019 → the O*NET-SOC 2010 codes that went into it */
  onet2010: Map<string, string[]>;
  /** SOC 2018 → the SOC 2010 codes that went into it */
  soc2010: Map<string, string[]>;
}

const add = (map: Map<string, string[]>, key: string, value: string) => {
  const list = map.get(key) ?? [];
  if (!list.includes(value)) map.set(key, [...list, value]);
};

export async function readCrosswalks(folder: Folder): Promise<Crosswalks> {
  const matrixRows = await folder.sheet(
    'crosswalks/nem-onet-to-soc-crosswalk.xlsx',
    'ONET to SOC crosswalk',
    5,
    () => ({
      columns: ['O*NET-SOC Code', 'NEM Code'],
      atLeast: 980,
    }),
  );
  const matrix = new Map<string, string>();
  for (const row of matrixRows) {
    matrix.set(row.code('O*NET-SOC Code', onetCode), row.code('NEM Code', socCode));
  }

  const onet2010 = new Map<string, string[]>();
  const onetSheet = 'O-NET-SOC 2019 Occupation Listi';
  const listings = await folder.sheet('crosswalks/onet_2010_to_2019_Crosswalk.xlsx', onetSheet, 4, () => ({
    columns: ['O*NET-SOC 2010 Code', 'O*NET-SOC 2019 Code'],
    atLeast: 1150,
  }));
  for (const row of listings) {
    add(onet2010, row.code('O*NET-SOC 2019 Code', onetCode), row.code('O*NET-SOC 2010 Code', onetCode));
  }

  const soc2010 = new Map<string, string[]>();
  const soc = folder.text('crosswalks/soc2010_to_soc2018.csv', ',', {
    columns: ['2010 SOC Code', '2018 SOC Code'],
    atLeast: 890,
  });
  for (const row of soc) add(soc2010, row.code('2018 SOC Code', socCode), row.code('2010 SOC Code', socCode));
  return { matrix, onet2010, soc2010 };
}
