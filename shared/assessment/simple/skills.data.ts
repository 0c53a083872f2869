/**
 * The eight skills of Reading B (ARB-19). Level 3 is an average working adult and 5 the most demanding occupations,
 * because the engine reads a rating as distance from that average. Ratings start at 1; the text of level 0 tells
 * beginners that 1 is the right choice.
 */
import type { SimpleBank } from '../simple-bank.ts';

type Levels = [none: string, one: string, two: string, three: string, four: string, five: string];

const skill = (
  id: string,
  name: string,
  category: string,
  ...levels: Levels
): SimpleBank['deepDive']['skills'][number] => ({
  id,
  name,
  category,
  anchors: levels.map((description, level) => ({ level, description })),
});

export const skillItems: SimpleBank['deepDive']['skills'] = [
  skill(
    'sql_analysis',
    'Databases and SQL',
    'Technical',
    'You have never taken anything from a table or list on a computer.',
    'You look up single entries in a list somebody else made.',
    'You sort and filter a list to find what you need.',
    'You combine lists in a spreadsheet and sum them up.',
    'You write queries that join several tables.',
    'You design the databases an organization relies on, or make them fast.',
  ),
  skill(
    'python_programming',
    'Programming in Python',
    'Technical',
    'You have never seen the code of a program.',
    'You have seen code and could not say what it does.',
    'You follow a short script line by line.',
    'You change a formula, a macro or a script until it does what you want.',
    'You write scripts that others use as well.',
    'You design and maintain programs that many people depend on.',
  ),
  skill(
    'statistical_analysis',
    'Statistics',
    'Technical',
    'Percentages and averages tell you little.',
    'You read a simple chart.',
    'You work out an average or a percentage.',
    'You compare figures and see whether a difference is large.',
    'You test whether a difference may be chance, and model what it depends on.',
    'You plan studies and develop methods that others rely on.',
  ),
  skill(
    'business_analysis',
    'Business analysis',
    'Business',
    'How a workplace runs has never been yours to think about.',
    'You notice when something in the work goes wrong.',
    'You describe how a task is done, step by step.',
    'You ask others what they need and suggest a better way.',
    'You work out what a new process or system must do, and what it pays.',
    'You redesign how a whole organization works.',
  ),
  skill(
    'executive_communication',
    'Presenting to decision makers',
    'Communication',
    'You have never explained anything to a group.',
    'You answer when you are asked.',
    'You tell your team how far you have got.',
    'You explain a matter to people above you and answer their questions.',
    'You present a case to managers and win them over.',
    'You hold your own before boards, courts or the press.',
  ),
  skill(
    'written_communication',
    'Writing',
    'Communication',
    'You hardly write anything.',
    'You write short messages.',
    'You fill in forms and reports with set headings.',
    'You write letters and summaries that others understand at once.',
    'You write long reports, manuals or articles.',
    'You write for print, for court or for science, and edit what others write.',
  ),
  skill(
    'team_leadership',
    'Leading people',
    'Leadership',
    'You have never told anybody what to do.',
    'You show a newcomer around.',
    'You share out the work of a day.',
    'You coordinate a few colleagues on a task.',
    'You choose, develop and assess the people of a team.',
    'You lead leaders, and answer for hundreds of people.',
  ),
  skill(
    'stakeholder_management',
    'Negotiating and balancing interests',
    'Leadership',
    'You leave it to others when people disagree.',
    'You say what you would like.',
    'You find out what the others want.',
    'You bring two sides of an everyday dispute together.',
    'You negotiate contracts or budgets with several parties.',
    'You reach agreements on which organizations or many jobs depend.',
  ),
];
