/** The templates of prod, synthesized once for all files beside this one. */
import { production } from '../assembly.ts';

export const callsPerSecond = 250;
export const { stacks, templates, all, rights } = production({ callsPerSecond, chatConcurrency: '50' });
export const text = (value: unknown) => JSON.stringify(value);
/** functions of ours, not the CDK's own deployment helpers */
export const ours = () => all('AWS::Lambda::Function').filter(([id]) => !/^(Custom|AWS)/.test(id));

export const pascal = (kebab: string) =>
  kebab.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());
