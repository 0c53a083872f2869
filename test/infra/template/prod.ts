/** The production templates, synthesized once for all files in this folder. */
import { production } from '../assembly.ts';

export const callsPerSecond = 250;
export const { stacks, templates, all, rights } = production({ callsPerSecond, chatConcurrency: '50' });
export const text = (value: unknown) => JSON.stringify(value);
/** our functions, without the CDK's deployment helpers */
export const ours = () => all('AWS::Lambda::Function').filter(([id]) => !/^(Custom|AWS)/.test(id));
