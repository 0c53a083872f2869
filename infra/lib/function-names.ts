/** The last part of a deployed function's name: of a route's, and of a scheduled job's. */
export const routeFunction = ({ domain, name }: { domain: string; name: string }): string =>
  pascal(domain) + pascal(name);
export const jobFunction = (name: string): string => pascal(name);

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
