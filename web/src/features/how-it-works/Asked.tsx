import { landingMinutes } from '#shared/assessment/stages.ts';

/** The questions. */
export const Asked = () => (
  <>
    <p>{`It takes ${landingMinutes} minutes and three short stages:`}</p>
    <ul>
      <li>
        <b>What counts for you now</b>: a few everyday situations, and three sliders such as pay against purpose.
      </li>
      <li>
        <b>What you like and how you are</b>: activities you would enjoy or not, what matters to you at work, short
        statements about yourself.
      </li>
      <li>
        <b>What you can do and what you need</b>: your skills as you see them, hours and money for learning, places;
        and, if you like, where you stand today, so that the way there is counted from there, and whether you want to
        stay in your work.
      </li>
    </ul>
    <p>
      There are no right answers, and nothing about it is a test of ability. Each answer moves the ranking by an amount
      that you can look up in your result, line by line.
    </p>
  </>
);
