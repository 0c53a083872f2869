import { usd } from '#shared/lib/format.ts';
import { increase } from './increase.ts';
import css from './Stories.module.css';

interface Post {
  title: string;
  pay: number;
}

interface RiseProps {
  before: Post;
  after: Post;
  text: string;
  time: string;
}

const TOP = 120_000;
const height = (pay: number) => 60 - Math.round((60 * pay) / TOP);

/** A story: pay before and after, joined by a line that rises with the pay; all stories share one scale. */
export function Rise({ before, after, text, time }: RiseProps) {
  const [from, to] = [height(before.pay), height(after.pay)];
  return (
    <div className={css.rise}>
      <p>{text}</p>
      <p>
        <small>Before</small>
        <b>{usd(before.pay)}</b>
        {before.title}
      </p>
      <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${from}L100 ${to}`} />
        <path className={css.ends} d={`M0 ${from}h0M100 ${to}h0`} />
      </svg>
      <p>
        <small>After</small>
        <b>{usd(after.pay)}</b>
        {after.title}
      </p>
      <p className={css.gain}>
        <b>{increase(before.pay, after.pay)}</b> salary increase, in {time}
      </p>
    </div>
  );
}
