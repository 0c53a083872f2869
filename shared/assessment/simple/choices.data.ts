/** Work preferences (several options each) and constraints (one each) of Reading B: rows ARB-37 and ARB-38. */
import type { SimpleBank } from '../simple-bank.ts';

export const choiceItems: Pick<SimpleBank['deepDive'], 'workPreferences' | 'constraints'> = {
  workPreferences: [
    {
      id: 'work_environment',
      preference: 'Where would you like to work?',
      category: 'Place',
      options: [
        { id: 'home', label: 'From home' },
        { id: 'partly_home', label: 'Partly from home' },
        { id: 'office', label: 'In an office' },
        { id: 'workshop', label: 'In a workshop, plant or laboratory' },
        { id: 'outdoors', label: 'Outdoors' },
        { id: 'on_site', label: 'At changing places' },
      ],
    },
    {
      id: 'work_schedule',
      preference: 'Which working hours would suit you?',
      category: 'Time',
      options: [
        { id: 'fixed', label: 'The same hours every day' },
        { id: 'flexible', label: 'Hours I choose myself' },
        { id: 'part_time', label: 'Part time' },
        { id: 'compressed', label: 'Fewer, longer days' },
        { id: 'shifts', label: 'Shifts, nights or weekends' },
        { id: 'seasonal', label: 'By season or project' },
      ],
    },
    {
      id: 'team_size',
      preference: 'With how many people would you like to work closely?',
      category: 'People',
      options: [
        { id: 'alone', label: 'With nobody: on my own' },
        { id: 'pair', label: 'With one other person' },
        { id: 'few', label: 'With 2 to 5 others' },
        { id: 'group', label: 'With 6 to 15 others' },
        { id: 'department', label: 'With more than 15 others' },
        { id: 'varying', label: 'With changing teams of any size' },
      ],
    },
    {
      id: 'interaction_level',
      preference: 'How much contact with customers, patients or the public would you like?',
      category: 'People',
      options: [
        { id: 'never', label: 'None' },
        { id: 'in_writing', label: 'In writing only' },
        { id: 'sometimes', label: 'Now and then' },
        { id: 'same_people', label: 'Often, with the same few people' },
        { id: 'daily', label: 'Every day' },
        { id: 'all_day', label: 'Nearly all day' },
      ],
    },
  ],
  constraints: [
    {
      id: 'location',
      label: 'Where could you work?',
      options: [
        { id: 'near_home', label: 'Near where I live' },
        { id: 'region', label: 'In my region' },
        { id: 'anywhere', label: 'Anywhere: I would move' },
        { id: 'home_only', label: 'Only from home' },
      ],
    },
    {
      id: 'travel',
      label: 'How often could you travel for work?',
      options: [
        { id: 'never', label: 'Never' },
        { id: 'few_days_a_year', label: 'A few days a year' },
        { id: 'monthly', label: 'Every month' },
        { id: 'weekly', label: 'Every week' },
      ],
    },
    {
      id: 'education',
      label: 'What is the highest education you have finished?',
      options: [
        { id: 'high_school', label: 'High school or less' },
        { id: 'associate', label: "Some college, a certificate or an associate's degree" },
        { id: 'bachelor', label: "A bachelor's degree" },
        { id: 'master', label: "A master's degree or more" },
      ],
    },
    {
      id: 'timeline',
      label: 'By when would you like to be in the new work?',
      options: [
        { id: 'half_a_year', label: 'Within half a year' },
        { id: 'two_years', label: 'Within two years' },
        { id: 'five_years', label: 'Within five years' },
        { id: 'no_hurry', label: 'It may take longer' },
      ],
    },
  ],
};
