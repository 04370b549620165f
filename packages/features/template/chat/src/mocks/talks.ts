/**
 * A sample conversation, one message per line: `>` is sent by the user, `<` by the contact;
 * `[laksa]` is a picture, `[call]` a missed call, `[video]` a missed video call; `~ 20` is a gap of
 * 20 hours.
 */
export interface Talk {
  /** The contact's index in the sample. */
  with: number;
  /** Minutes since the last message. */
  ago: number;
  unseen?: number;
  lines: readonly string[];
}

/** The chats of the sample, latest first. */
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
      '> Table 12 wants to know if “a little spicy” is a little spicy',
      '< No',
      '> I told them no',
      '< Then why are you asking',
      '> So I can say I asked',
      '< Yes chef to you too',
      '< The party of nine at seven: still nine?',
      '< If it’s ten, I need to know now',
      '< If it’s eleven, I need to sit down',
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
      '< If I told you, there’d be none',
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
      '> We’re a restaurant. We run on luck',
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
      '> Then I’ll move the speeches before the soup',
      '< You’re an artist',
    ],
  },
  {
    with: 1,
    ago: 60 * 5,
    lines: [
      '< Two invoices are missing for October: ice and laundry',
      '> Ice is in the blue folder',
      '< The blue folder has a menu from 2019 and a spoon in it',
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
      '> The bar printer is only printing hearts',
      '< Only hearts?',
      '> Only hearts. The guests like it. The kitchen doesn’t',
      '< Turn it off, count to ten, turn it back on',
      '> It’s printing orders again. The bar staff are a little sad',
      '< [call]',
      '< Called to see if it’s still behaving. It was about hearts, so I didn’t leave a message',
    ],
  },
  {
    with: 7,
    ago: 60 * 49,
    lines: [
      '< The grinder sings in B flat',
      '> Is that bad?',
      '< Yesterday it was in C',
      '> I’ll call the service company',
      '< Thank you. Until then: filter coffee and eye contact',
    ],
  },
  {
    with: 6,
    ago: 60 * 75,
    lines: [
      '< Draft 7 of the holiday menu is in your inbox',
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
  '> Duck is off. Told the floor',
  '< Oven two is back',
  '> Ok',
  '< Ok',
  '> Who moved my pen?',
  '< Nobody has ever moved your pen',
  '> It was in the freezer',
  '< That is where ice goes',
];

/** Returns a conversation of `count` lines, for the scenario with many messages. */
export const longTalk = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => chores[index % chores.length]!).flatMap(
    (line, index) => (index > 0 && index % 40 === 0 ? ['~ 9', line] : [line]),
  );
