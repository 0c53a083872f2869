/** The fifteen skills of Reading A, in the order of `skillElements` (row ARA-53); anchors explained in items.data.ts. */
import { skillElements } from '#shared/occupations/facts.ts';
import type { SkillItem } from '../item-bank.ts';

type Text = Omit<SkillItem, 'id' | 'element'> & { anchors: [beginner: string, proficient: string, expert: string] };

const texts: Record<(typeof skillElements)[number], Text> = {
  '2.A.1.d': {
    name: 'Speaking',
    category: 'Communication',
    description: 'Putting things to other people in speech so that they understand and are convinced.',
    anchors: [
      'you keep to short everyday exchanges',
      'you explain a task to a colleague or a customer and answer their questions',
      'you hold a room of critical experts, or argue a case in public',
    ],
  },
  '2.C.3.b': {
    name: 'Engineering and technology',
    category: 'Technical',
    description: 'Designing things that work: applying physics, materials and calculation to build a device or system.',
    anchors: [
      'you use devices without asking how they are made',
      'you read a technical drawing or adapt a simple construction',
      'you design machines, structures or circuits that others build',
    ],
  },
  '2.B.3.k': {
    name: 'Troubleshooting',
    category: 'Technical',
    description: 'Finding out why a machine or a technical system does not work.',
    anchors: [
      'you call somebody when a device fails',
      'you find common faults by checking one cause after another',
      'you find faults in plants, aircraft or networks that others gave up on',
    ],
  },
  '2.C.4.e': {
    name: 'Psychology',
    category: 'People',
    description: 'Knowing how people think, feel, learn and change, and how to respond to it.',
    anchors: [
      'you go by your own feeling alone',
      'you see what drives different people and adjust how you deal with them',
      'you assess or treat people professionally',
    ],
  },
  '2.B.5.b': {
    name: 'Managing money',
    category: 'Business',
    description: 'Deciding how the money of an organization is spent, and accounting for it.',
    anchors: [
      'you have only handled your own purse',
      'you order supplies or keep a small budget and can justify each item',
      'you set the budget of a whole organization',
    ],
  },
  '2.C.7.d': {
    name: 'History and archaeology',
    category: 'Humanities',
    description: 'Knowing past events and cultures, their causes and traces.',
    anchors: [
      'school history has mostly faded',
      'you follow a period or a region and can explain how things came about',
      'you do research from original sources, or teach the subject',
    ],
  },
  '2.C.4.d': {
    name: 'Biology',
    category: 'Science',
    description: 'Knowing plants, animals and the human body: cells, organs, how they live and depend on each other.',
    anchors: [
      'you know little beyond the names of common species and organs',
      'you can explain how an infection spreads or how a plant grows',
      'you do laboratory, medical or field work on living things',
    ],
  },
  '2.C.8.a': {
    name: 'Public safety and security',
    category: 'Safety',
    description: 'Protecting people, data and property: rules, equipment and what to do in an emergency.',
    anchors: [
      'you know where the exit is',
      'you apply the safety rules of a workplace and could lead others out in an emergency',
      'you command an emergency operation, or plan security for a large site',
    ],
  },
  '2.C.1.d': {
    name: 'Sales and marketing',
    category: 'Business',
    description: 'Presenting, promoting and selling a product or service.',
    anchors: [
      'you have never had to sell anything',
      'you advise a customer on a product and close a simple sale',
      'you plan campaigns or win the large accounts of a company',
    ],
  },
  '2.B.4.h': {
    name: 'Evaluating systems',
    category: 'Analysis',
    description: 'Measuring how well a process or organization performs, and what would improve it.',
    anchors: [
      'you notice when something goes wrong but not why',
      'you compare a few figures or observations and suggest a better way of working',
      'you set the measures by which a large organization is judged and redesigned',
    ],
  },
  '2.C.3.a': {
    name: 'Computers and electronics',
    category: 'Technical',
    description: 'Hardware, software, programming and electronic equipment.',
    anchors: [
      'you use a phone and little else',
      'you use several programs well, set them up and find your way in new ones',
      'you write software, or design electronics or networks',
    ],
  },
  '2.C.2.b': {
    name: 'Food production',
    category: 'Practical work',
    description: 'Growing, raising, catching, storing and handling food for others to eat.',
    anchors: [
      'you have never grown or preserved anything',
      'you keep a kitchen garden or a few animals, or handle food safely in quantity',
      'you run a farm, a fishery or a food plant',
    ],
  },
  '2.C.7.c': {
    name: 'Fine arts',
    category: 'Arts',
    description: 'Making or performing music, dance, drama, pictures or sculpture, and knowing the craft behind it.',
    anchors: [
      'you neither practice an art nor follow one',
      'you practice one for pleasure, or know well what you see and hear',
      'you compose, perform, direct or create at professional level',
    ],
  },
  '2.C.10': {
    name: 'Transportation',
    category: 'Practical work',
    description: 'Moving people or goods by road, rail, water or air: vehicles, routes, costs and rules.',
    anchors: [
      'you only travel as a passenger',
      'you drive regularly and can plan a route or a delivery',
      'you command a ship or an aircraft, or run the transport of a region',
    ],
  },
  '2.B.3.d': {
    name: 'Installing equipment',
    category: 'Practical work',
    description: 'Putting in machines, wiring, pipes or programs so that they work as specified.',
    anchors: [
      'you leave assembling to others',
      'you connect an appliance or put up a fixture by the instructions',
      'you install industrial plant, lifts or building systems',
    ],
  },
};

export const skillItems: SkillItem[] = skillElements.map((element, position) => {
  const { name, category, description, anchors } = texts[element];
  return {
    id: `skill_${position + 1}`,
    name,
    category,
    description: `${description} Beginner: ${anchors[0]}. Proficient: ${anchors[1]}. Expert: ${anchors[2]}.`,
    element,
  };
});
