import { type Feature, featureName, periodOf } from './catalogue.ts';

/** Unknown feature keys become title case (GAT-27): some_new_feature reads "Some New Feature". */
function displayName(feature: string): string {
  return (
    featureName[feature as Feature] ??
    feature
      .split('_')
      .filter(Boolean)
      .map((word) => word[0]!.toUpperCase() + word.slice(1))
      .join(' ')
  );
}

/** The sentence shown with a denial (GAT-22 to GAT-25). `plan` is the plan's name, for example "Free". */
export function reasonText(denial: {
  reason: string | null;
  feature: string;
  plan: string;
  current: number;
  limit: number;
}): string {
  const name = displayName(denial.feature);
  if (denial.reason === 'FEATURE_LOCKED') return `${name} is not available on the ${denial.plan} plan.`;
  if (denial.reason === 'PLAN_LIMIT')
    return `You've reached your ${periodOf(denial.feature as Feature)} limit for ${name} (${denial.current}/${denial.limit}).`;
  return 'This feature requires an upgrade.';
}
