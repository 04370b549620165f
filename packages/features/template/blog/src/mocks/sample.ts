import type { BlogCategory, BlogStatus } from '@servery/api/template';

interface Seed {
  title: string;
  tags: readonly [BlogCategory, ...BlogCategory[]];
  posted: string;
  /** @default 'published' */
  status?: BlogStatus;
  bookmarked: number;
  excerpt: string;
  /** Pairs of a heading and its paragraph, after the excerpt. */
  parts: readonly (readonly [heading: string, paragraph: string])[];
}

/** The posts of the sample, the latest first. */
export const postSeeds: readonly Seed[] = [
  {
    title: 'Five sauces that outlive a dinner service',
    tags: ['food'],
    posted: '2026-10-12',
    bookmarked: 1139,
    excerpt: 'A good base sauce saves twenty minutes per dish. These five keep for days.',
    parts: [
      ['Start with stock', 'Reduce it slowly on a Monday, and portion it before it cools.'],
      ['Label everything', 'A date on every tub ends most arguments in a walk-in fridge.'],
    ],
  },
  {
    title: 'An apron for every station',
    tags: ['fashion', 'food'],
    posted: '2026-10-05',
    bookmarked: 482,
    excerpt: 'Colour tells a team at a glance where someone works. It also hides beetroot.',
    parts: [
      ['Cut and cloth', 'Heavy cotton for the grill, waxed canvas for the dish pit.'],
      ['Pockets', 'One for the thermometer, one for the pen that you will lose anyway.'],
    ],
  },
  {
    title: 'Filming a kitchen tour on one phone',
    tags: ['video'],
    posted: '2026-09-28',
    bookmarked: 736,
    excerpt: 'Guests like to see where their food comes from. You need a phone and a free morning.',
    parts: [
      ['Light before everything', 'Film before noon, with the extraction off and the blinds up.'],
      ['Keep it under a minute', 'One take per station is plenty. Cut anything with shouting.'],
    ],
  },
  {
    title: 'What board games teach about queues',
    tags: ['gaming'],
    posted: '2026-09-21',
    bookmarked: 95,
    excerpt: 'Waiting feels shorter when the next turn is in sight. Restaurants can use that.',
    parts: [
      ['Show the next move', 'A number on a screen is better than a promise at the door.'],
      ['Reward patience', 'A small plate of olives turns a wait into a first course.'],
    ],
  },
  {
    title: 'Salt early, taste often',
    tags: ['quote', 'food'],
    posted: '2026-09-14',
    bookmarked: 2210,
    excerpt: 'Four words on the wall of every kitchen that we like, and the reasons for them.',
    parts: [
      ['Early', 'Salt needs time to travel. A minute before serving is too late.'],
      ['Often', 'A clean spoon per taste, and a bucket of them within reach.'],
    ],
  },
  {
    title: 'Menus that read well on a phone',
    tags: ['food', 'video'],
    posted: '2026-09-07',
    bookmarked: 311,
    excerpt: 'Short names, one line of text, and a picture only where it helps.',
    parts: [
      ['Write the name first', 'If a dish needs a paragraph, the name is the problem.'],
      ['Test it outside', 'Bright sun shows which grey is too light.'],
    ],
  },
  {
    title: 'Shoes for a twelve-hour shift',
    tags: ['fashion'],
    posted: '2026-08-31',
    bookmarked: 877,
    excerpt: 'We wore seven pairs for a month each. Three of them are still alive.',
    parts: [
      ['Grip', 'A wet tile and a drop of oil are the only honest test.'],
      ['Weight', 'Light soles are pleasant until the second month.'],
    ],
  },
  {
    title: 'Play the rush: a training game',
    tags: ['gaming', 'video'],
    posted: '2026-08-24',
    bookmarked: 58,
    excerpt: 'New staff learn the table plan in an afternoon when it is a race.',
    parts: [
      ['The rules', 'Two teams, one printed floor plan, and tickets from last Friday.'],
      ['The score', 'Count the steps, not the seconds. Running breaks plates.'],
    ],
  },
  {
    title: 'The customer is not always hungry',
    tags: ['quote'],
    posted: '2026-08-17',
    bookmarked: 640,
    excerpt: 'Some guests come for the room, the light or the company. Serve that as well.',
    parts: [
      ['Notice', 'A closed menu and an open laptop say a lot.'],
      ['Offer little', 'Tea, water, and time. The bill follows by itself.'],
    ],
  },
  {
    title: 'Noodles in nine minutes',
    tags: ['food'],
    posted: '2026-08-10',
    bookmarked: 1502,
    excerpt: 'The order of steps matters more than the strength of the flame.',
    parts: [
      ['Before the order', 'Portions weighed, broth hot, bowls warm.'],
      ['After the order', 'Noodles, greens, broth, egg. Then the bell.'],
    ],
  },
  {
    title: 'A uniform that people keep',
    tags: ['fashion', 'quote'],
    posted: '2026-08-03',
    bookmarked: 204,
    excerpt: 'Teams look after clothes that they chose. We asked three how they decided.',
    parts: [
      ['Let them vote', 'Two colours, two cuts, one week.'],
      ['Replace without questions', 'A torn sleeve says more about the oven than about the cook.'],
    ],
  },
  {
    title: 'Scoreboards behind the pass',
    tags: ['gaming'],
    posted: '2026-07-27',
    status: 'pending',
    bookmarked: 0,
    excerpt: 'Does a public score make a kitchen faster, or only louder? We tried both.',
    parts: [['The trial', 'Two weeks with a board, two weeks without, the same team.']],
  },
  {
    title: 'Live from the grill',
    tags: ['video', 'food'],
    posted: '2026-07-20',
    bookmarked: 399,
    excerpt: 'A camera above the coals, no sound, and four hundred regular viewers.',
    parts: [
      ['Set-up', 'A lens filter against grease, cleaned twice per evening.'],
      ['Privacy', 'Hands and pans only. Ask the team first.'],
    ],
  },
  {
    title: 'Autumn menu: first notes',
    tags: ['food'],
    posted: '2026-07-13',
    status: 'draft',
    bookmarked: 0,
    excerpt: 'Pumpkin again, but this time with a reason.',
    parts: [['To do', 'Taste with the team, then write the rest of this post.']],
  },
];

/** Comments of the sample. A reply belongs to the comment before it. */
export const commentSeeds: readonly (readonly [text: string, isReply?: boolean])[] = [
  ['This is exactly what our team needed. Thank you!'],
  ['Glad to hear that. Tell us how it goes.', true],
  ['Tried it on a Friday night, and it held up well.'],
  ['Could you write more about the costs?'],
  ['Good idea. It’s on the list for next month.', true],
];
