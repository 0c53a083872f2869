import { zip } from './zip.ts';

const files = {
  'Profile.csv': 'First Name,Last Name,Headline,Summary\nBo,Ek,Cook,"Cooks, and ""well"""\n',
  'Positions.csv': 'Company Name,Title,Started On,Finished On\nInn,Cook,Mar 2019,\n',
};

/** What LinkedIn sends to somebody who asks for their data. */
export const linkedInExport = zip(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
