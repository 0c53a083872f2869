import { passwordMinLength } from '#shared/account/credentials.ts';
import css from './AuthPage.module.css';
import { type Strength, strengthOf } from './password-strength.ts';

const steps: Record<Strength, number> = { 'too short': 0, weak: 1, fair: 2, strong: 3 };
const advice: Record<Strength, string> = {
  'too short': `At least ${passwordMinLength} characters. A few unrelated words make a good password.`,
  weak: 'Weak: easy to guess. Make it longer.',
  fair: 'Fair. A few more characters make it strong.',
  strong: 'Strong.',
};

export const strengthId = 'password-strength';

/** Shows how strong a password is (D-43). */
export function PasswordStrength({ password }: { password: string }) {
  const strength = strengthOf(password);
  return (
    <div className={css.strength}>
      <span className={css.strengthBar} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <i key={step} data-on={step <= steps[strength]} />
        ))}
      </span>
      <p id={strengthId} aria-live="polite">
        {advice[strength]}
      </p>
    </div>
  );
}
