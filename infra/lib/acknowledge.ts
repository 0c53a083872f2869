import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** An accepted finding: its id, as narrow as the rule allows, and the reason for accepting it (reliability I52). */
export function acknowledge(construct: IConstruct, findings: Record<string, string>): void {
  for (const [id, reason] of Object.entries(findings)) {
    if (reason.length < 20) throw new Error(`the reason for ${id} does not explain anything: ${reason}`);
    Validations.of(construct).acknowledge({ id, reason });
  }
}
