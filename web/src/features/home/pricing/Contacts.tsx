import { site } from '#web/api/site.ts';
import css from './Contacts.module.css';

/** The community (LND-39), support and sales. */
export function Contacts() {
  const { communityUrl, supportEmail, salesEmail } = site();
  return (
    <ul className={css.contacts}>
      <li>
        <h3>Community</h3>
        <p>Other people who are changing careers, and what worked for them.</p>
        <a href={communityUrl} target="_blank" rel="noopener noreferrer">
          Join the community chat
        </a>
      </li>
      <li>
        <h3>Before you decide</h3>
        <p>How it works, what it costs, what happens to your data.</p>
        <a href={`mailto:${supportEmail}`}>Ask us by email</a>
      </li>
      <li>
        <h3>For many people at once</h3>
        <p>Schools, job centers and teams, in a cloud account of their own.</p>
        <a href={`mailto:${salesEmail}`}>Write to sales</a>
      </li>
    </ul>
  );
}
