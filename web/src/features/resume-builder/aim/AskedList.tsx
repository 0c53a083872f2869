import type { Asked, Emphasis } from '#shared/resume/aim/emphasis.ts';
import type { ResumeData } from '#shared/resume/data.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { placesOf } from './where.ts';

const strengthText: Record<Asked['strength'], string> = {
  required: 'required',
  preferred: 'preferred',
  usual: 'usual in the occupation',
};

/** What a job asks for: where the resume says it, and what it does not say. */
export function AskedList({ emphasis: { asked, unread }, data }: { emphasis: Emphasis; data: ResumeData }) {
  const said = asked.filter(({ said_in }) => said_in.length > 0);
  const unsaid = asked.filter(({ said_in }) => said_in.length === 0);
  return (
    <Stack gap={4}>
      {unread && (
        <p>{`The job posting seems to be written in ${unread}: only names that are the same in every language were found.`}</p>
      )}
      {asked.length === 0 && <p>It asks for nothing that we know by name: no tool, skill, license or degree.</p>}
      {said.length > 0 && (
        <div>
          <h3>In your resume</h3>
          <ul>
            {said.map((one) => (
              <Item
                key={keyOf(one)}
                {...one}
                rest={[placesOf(data, one.said_in), one.note].filter(Boolean).join('. ')}
              />
            ))}
          </ul>
        </div>
      )}
      {unsaid.length > 0 && (
        <div>
          <h3>Not in your resume</h3>
          <p>None of this is added. If you do have it, say so in your own words where it belongs.</p>
          <ul>
            {unsaid.map((one) => (
              <Item key={keyOf(one)} {...one} rest={one.note} />
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}

const keyOf = ({ kind, name, strength }: Asked) => `${kind} ${name} ${strength}`;

const Item = ({ name, strength, rest }: Asked & { rest: string | null }) => (
  <li>
    <b>{name}</b> <small>{`(${strengthText[strength]})`}</small>
    {rest && `: ${rest}`}
  </li>
);
