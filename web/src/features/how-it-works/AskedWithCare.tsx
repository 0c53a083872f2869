import { validity } from '#shared/guidance/validity.data.ts';
import { Source } from '#web/ui/figures/Source.tsx';
import { of100 } from './words.ts';

const { realAsked, realHighest, randomAsked } = validity.figures.careless;

/** What the careless flag is, and how often it is wrong. */
export const AskedWithCare = () => (
  <>
    <p>
      Some results open with a question: do these answers describe you? We ask when, taken together, the answers look
      more like chance than like a person: one rating all the way down, a repeated pattern, or statements that
      contradict each other. It is a question, not an accusation. Nothing is withheld: you can leave it at that, or
      answer again.
    </p>
    <p>
      {`It can be wrong both ways. Of the real people above we would have asked ${of100(realAsked.value)}, and in the group where it is highest (${realHighest.group}) ${of100(realHighest.share.value)}. Of answer sheets filled in by dice it finds ${of100(randomAsked.value)}.`}
    </p>
    <div>
      <Source kind="observed" text="real people: answers to a public, anonymous web survey" />
      <Source kind="modelled" text="answer sheets filled in by dice: simulated" />
    </div>
  </>
);
