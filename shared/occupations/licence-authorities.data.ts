/** Licensing authorities by prefixes of SOC codes, other than a state's professional boards. */
export const BOARD = 'the board of your state';

const aviation = 'the Federal Aviation Administration';
const coastGuard = 'the US Coast Guard';
const railroad = 'the railroad, by the rules of the Federal Railroad Administration';
const vehicles = 'the motor vehicle agency of your state';
const education = 'the department of education of your state';
const insurance = 'the insurance department of your state';
const realEstate = 'the real estate commission of your state';
const gaming = 'the gaming commission of your state';
const police = 'the police standards board of your state';
const security = 'the agency of your state that licenses guards and investigators';
const trades = 'the licensing board of your state or city';

export const authorities: Readonly<Record<string, string>> = {
  '11-9032': education,
  '13-1031': insurance,
  '13-1032': insurance,
  '19-3034': education,
  '21-1012': education,
  '23-1': 'the bar of your state',
  '25-2': education,
  '25-3': education,
  '25-9': education,
  '33-1012': police,
  '33-1021': 'the fire service agency of your state',
  '33-2011': 'the fire service agency of your state',
  '33-3': police,
  '33-9021': security,
  '33-9031': gaming,
  '33-9032': security,
  '39-1013': gaming,
  '39-3011': gaming,
  '41-3021': insurance,
  '41-3031': 'FINRA and the securities regulator of your state',
  '41-9021': realEstate,
  '41-9022': realEstate,
  '43-3041': gaming,
  '47-2': trades,
  '47-4051': vehicles,
  '49-3011': aviation,
  '49-9021': trades,
  '49-9051': vehicles,
  '51-8011': 'the Nuclear Regulatory Commission',
  '51-8031': 'the environmental agency of your state',
  '53-2': aviation,
  '53-3': vehicles,
  '53-4': railroad,
  '53-5': coastGuard,
};
