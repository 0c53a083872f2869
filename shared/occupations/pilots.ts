/** Pilots pay for flight hours before anybody hires them, and no price of these is published here: a prefix of SOC codes. */
export const pilots = '53-201';
