import type { Motif } from './drawing.ts';

/** A post of the sample. */
interface PostSeed {
  text: string;
  postedAt: string;
  /** A photo with its motif and alternative text, or the video. */
  media?: readonly [motif: Motif, alt: string] | 'video';
  comments: readonly string[];
}

/** The text about the signed-in person. */
export const aboutSeed = {
  about:
    'I run three small kitchens on Lantern Street. I’m usually at the market before sunrise and at the pass after sunset.',
  joined: '2019-03-11',
  lives: 'Kuala Lumpur, Malaysia',
  website: 'https://lanternstreet.example',
};

/** The posts of the sample, the latest first. */
export const postSeeds: readonly PostSeed[] = [
  {
    text: 'First evening on the new terrace: twelve tables, one borrowed extension lead, and not a single dropped glass. Thank you to everyone who stayed until we turned the lanterns off.',
    postedAt: '2026-09-18T14:20:00.000Z',
    media: ['terrace', 'Tables on a terrace under a string of lanterns'],
    comments: [
      'The corner table was the best seat in town.',
      'Can I book it for eight on Friday?',
      'Those lanterns are beautiful. Where are they from?',
      'So proud of the whole team.',
    ],
  },
  {
    text: 'By popular request: a few seconds of lantern light from last night. Sound off, imagination on.',
    postedAt: '2026-09-16T11:05:00.000Z',
    media: 'video',
    comments: ['I could watch this for an hour.', 'More of these, please.'],
  },
  {
    text: 'We’re looking for a second pastry chef. Mornings only, generous butter budget. Send me a message if you know someone.',
    postedAt: '2026-09-14T02:40:00.000Z',
    comments: ['I know just the person. I’ll introduce you.'],
  },
  {
    text: 'The market at half past five. If you want the good limes, you have to say hello to them first.',
    postedAt: '2026-09-11T22:10:00.000Z',
    media: ['market', 'Fruit on a market stall under a striped awning'],
    comments: ['They always give you the good ones!', 'I was there at seven and got nothing.'],
  },
  {
    text: 'One thousand reviews, and the best one is still “The soup made me call my mother”.',
    postedAt: '2026-09-08T08:00:00.000Z',
    comments: ['That one was mine.', 'She was very happy about the call.', 'Congratulations!'],
  },
  {
    text: 'The new noodle bowl is on the menu from Monday. We argued about the egg for three weeks. The egg won.',
    postedAt: '2026-09-04T05:30:00.000Z',
    media: ['bowl', 'A bowl of noodles with half an egg'],
    comments: ['The egg always wins.'],
  },
  {
    text: 'Five years ago today we opened the first kitchen with four stools and a borrowed rice cooker. The rice cooker is still here.',
    postedAt: '2026-08-30T03:15:00.000Z',
    media: ['street', 'A street of houses at sunset'],
    comments: ['Happy birthday, Lantern Street!', 'I still miss those stools.'],
  },
  {
    text: 'Closed on Monday: we’re retiling the floor. Come back on Tuesday and admire it before anyone spills anything.',
    postedAt: '2026-08-25T09:45:00.000Z',
    comments: [],
  },
];

/** The suggested pages of the sample. */
export const pageSeeds: readonly (readonly [name: string, subtitle: string, motif: Motif])[] = [
  ['Morning Market', 'Fruit and vegetables', 'market'],
  ['Slow Coffee Club', 'Coffee', 'coffee'],
  ['The Herb Shelf', 'Gardening', 'herbs'],
  ['Sugar and Salt', 'Pastry', 'cake'],
  ['Street Lights', 'Photography', 'street'],
];

/** The tweets of the sample. */
export const tweetSeeds: readonly (readonly [
  name: string,
  username: string,
  text: string,
  tags: readonly string[],
  tweetedAt: string,
])[] = [
  [
    'Camille Rousseau',
    'camille_bakes',
    'Cold butter, cold bowl, warm heart.',
    ['pastry', 'croissants'],
    '2026-09-17T01:00:00.000Z',
  ],
  [
    'Kwame Mensah',
    'kwame_pours',
    'The grinder is happier after a rest day. So am I.',
    ['coffee'],
    '2026-09-15T06:30:00.000Z',
  ],
  [
    'Sofia Lindqvist',
    'sofia_draws',
    'A menu is a map. Don’t hide the bridge.',
    ['menus', 'design'],
    '2026-09-12T10:00:00.000Z',
  ],
];

/** The photos of the sample, the latest first. */
export const photoSeeds: readonly (readonly [motif: Motif, alt: string])[] = [
  ['terrace', 'The terrace on its first evening'],
  ['bowl', 'The new noodle bowl'],
  ['coffee', 'Coffee before the doors open'],
  ['citrus', 'Sliced limes and oranges'],
  ['street', 'Lantern Street at sunset'],
  ['herbs', 'Herbs for the week'],
  ['market', 'The market at half past five'],
  ['cake', 'The birthday cake'],
  ['citrus', 'Oranges for the syrup'],
  ['bowl', 'Staff lunch'],
  ['street', 'The first kitchen'],
  ['coffee', 'Tasting the new roast'],
];

/** The poll of the sample: its options with their numbers of votes. */
export const pollSeed = {
  question: 'Which soup should return in October?',
  options: [
    ['Pumpkin and ginger', 7],
    ['Tom yum', 5],
    ['Chicken and sweetcorn', 3],
    ['Lentil and lemon', 1],
  ],
} as const;
