/** Pilots buy hours in the air before anybody hires them, and no price of these is published here: a prefix of SOC codes. */
export const flying = '53-201';
