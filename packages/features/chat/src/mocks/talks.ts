/**
 * What was said, a line each: `>` by oneself, `<` by the other; `[laksa]` is a picture, `[call]` a
 * call that nobody took, `[video]` one with a picture; `~ 20` is a break of so many hours.
 */
export interface Talk {
  /** The contact's place in the sample. */
  with: number;
  /** How long ago the last line was said, in minutes. */
  ago: number;
  unseen?: number;
  lines: readonly string[];
}

/** The chats of the sample, the latest first. */
export const talks: readonly Talk[] = [
  {
    with: 0,
    ago: 6,
    unseen: 3,
    lines: [
      '< We are out of barramundi',
      '> How out?',
      '< Eleven portions out',
      '> The menu says “catch of the day”',
      '< Then the day has caught us',
      '~ 21',
      '> Good morning! New laksa on the board tonight?',
      '< [laksa]',
      '< This one. Prawn, tofu, half an egg, no mercy',
      '> That looks unfair to the other dishes',
      '> Allergen card?',
      '< Shellfish, peanuts, wheat. Signed, on the pass',
      '~ 2',
      '> Table 12 asks whether “a little spicy” is a little spicy',
      '< No',
      '> I told them no',
      '< Then why do you ask',
      '> So that I can say that I asked',
      '< Yes chef to you too',
      '< Party of nine at seven, is that still nine?',
      '< If it is ten I need to know now',
      '< If it is eleven I need to sit down',
    ],
  },
  {
    with: 4,
    ago: 34,
    lines: [
      '> Camille, the tart sold out by eight again',
      '< Of course it did',
      '< [tart]',
      '< Twenty-four for tomorrow. I hid two for the staff',
      '> Where?',
      '< If I say, there are none',
      '> Fair',
      '< Ok',
      '< Ok',
      '> Ok',
    ],
  },
  {
    with: 2,
    ago: 95,
    unseen: 1,
    lines: [
      '> 12 kg of barramundi on Friday instead of 8, please',
      '< The boat is in at five',
      '< I can do 10 for certain, 12 with luck',
      '> We are a restaurant, we run on luck',
      '~ 18',
      '< [crate]',
      '< Luck. 12 kg, on ice, before ten. Leave the back gate open this time',
    ],
  },
  {
    with: 8,
    ago: 60 * 3,
    lines: [
      '< The wedding on the 28th: 84 guests, 9 vegetarian, 1 who eats “only beige”',
      '> Beige we can do',
      '< Deposit came in this morning',
      '> Wonderful. Is the uncle with the accordion confirmed?',
      '< Sadly yes',
      '> Then I move the speeches before the soup',
      '< You are an artist',
    ],
  },
  {
    with: 1,
    ago: 60 * 5,
    lines: [
      '< Two invoices are missing for October: ice and laundry',
      '> Ice is in the blue folder',
      '< The blue folder holds a menu from 2019 and a spoon',
      '> Then laundry is in the blue folder and the spoon is mine',
      '< I have both. The ice one was in the freezer',
      '> That is where ice goes',
    ],
  },
  {
    with: 10,
    ago: 60 * 8,
    lines: [
      '< Walk-in of four, can we squeeze them on the terrace?',
      '> Table 21 in ten minutes',
      '< They say five',
      '> Tell them seven and bring olives',
      '< They love the olives. They forgot about the table',
      '> Never underestimate olives',
    ],
  },
  {
    with: 11,
    ago: 60 * 26,
    lines: [
      '> The printer at the bar prints only hearts',
      '< Only hearts?',
      '> Only hearts. Guests like it. The kitchen does not',
      '< Turn it off, count to ten, turn it on',
      '> It prints orders again. Bar staff is a little sad',
      '< [call]',
      '< Called to hear whether it still behaves. It was about hearts, so I did not leave a message',
    ],
  },
  {
    with: 7,
    ago: 60 * 49,
    lines: [
      '< The grinder sings in B flat',
      '> Is that bad?',
      '< Yesterday it was in C',
      '> I call the service',
      '< Thank you. Until then: filter coffee and eye contact',
    ],
  },
  {
    with: 6,
    ago: 60 * 75,
    lines: [
      '< Draft 7 of the holiday menu is in your post',
      '> What changed since draft 6?',
      '< The line under “Desserts” is 0.2 mm thinner',
      '> I can breathe again',
    ],
  },
];

const chores = [
  '< Pass is clear',
  '> Two mains away on 14',
  '< Hands please',
  '> Table 6 wants to know who made the sambal',
  '< I did. Is that praise or a complaint?',
  '> Praise. He is crying, but it is praise',
  '< Eighty-six the duck',
  '> Duck is off, told the floor',
  '< Oven two is back',
  '> Ok',
  '< Ok',
  '> Who moved my pen?',
  '< Nobody has ever moved your pen',
  '> It was in the freezer',
  '< That is where ice goes',
];

/** A talk of so many lines, for somebody who has worked here for years. */
export const longTalk = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => chores[index % chores.length]!).flatMap(
    (line, index) => (index > 0 && index % 40 === 0 ? ['~ 9', line] : [line]),
  );
