import { describe, expect, it } from 'vitest';
import { all, stacks, templates, text } from './prod.ts';

describe('the assembly', () => {
  it('keeps data and identity in stacks of their own that cannot be deleted by accident (I50)', () => {
    const protectedStacks = stacks
      .filter((stack) => stack.terminationProtection)
      .map((stack) => stack.stackName.split('-').at(-1));
    expect(protectedStacks.sort()).toEqual(['Auth', 'Data']);
  });

  it('puts no secret in an output (I51)', () => {
    for (const template of templates.values())
      expect(text(template.Outputs ?? {})).not.toMatch(/sk_|whsec_|AKIA|Secret/);
  });

  it('keeps the logical ids of what holds state: another id would replace the table or the pool (I53)', () => {
    expect([...all('AWS::DynamoDB::Table'), ...all('AWS::Cognito::UserPool')].map(([id]) => id)).toEqual([
      'TableCD117FA1',
      'Users0A0EEA89',
    ]);
  });
});
