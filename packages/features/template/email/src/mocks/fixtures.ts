import type { EmailAttachment, EmailFolder, EmailLabel, EmailPerson } from '@servery/api/template';
import { sampleFiles } from './files.ts';
import { colleagues, me, outsiders } from './people.ts';

/** A sample message, before it gets an id and a time. */
export interface MessageSketch {
  from: EmailPerson;
  to?: readonly EmailPerson[];
  cc?: readonly EmailPerson[];
  html: string;
  files?: readonly EmailAttachment[];
}

/** A sample email, before it gets an id and a time. */
export interface EmailFixture extends MessageSketch {
  subject: string;
  folder: EmailFolder;
  labels?: readonly EmailLabel[];
  isRead?: boolean;
  isStarred?: boolean;
  /** The earlier messages of its conversation, oldest first. */
  earlier?: readonly MessageSketch[];
}

const named = (name: string): EmailPerson => {
  const found = colleagues.find((one) => one.name.startsWith(name));
  if (!found) throw new Error(`Nobody is called ${name}.`);
  return found;
};
const [aina, tomas, mei, jonas, priya] = [
  named('Aina'),
  named('Tomás'),
  named('Mei'),
  named('Jonas'),
  named('Priya'),
];
const [camille, hafiz, sofia, kwame, nadia] = [
  named('Camille'),
  named('Hafiz'),
  named('Sofia'),
  named('Kwame'),
  named('Nadia'),
];

const received: readonly EmailFixture[] = [
  {
    from: outsiders.fish,
    subject: 'Barramundi for Friday: 8 or 12 kg?',
    folder: 'inbox',
    isRead: false,
    isStarred: true,
    labels: ['company', 'important'],
    files: [sampleFiles.prices],
    html: `<p>Morning boss,</p><p>The boat comes in <strong>Thursday night</strong>. You said 8 kg last week and 12 kg on the phone; which one do I put on ice?</p><ul><li>Barramundi, 32 the kilo</li><li>Tiger prawns, 58.50, very good ones</li><li>Squid as always</li></ul><p>Prices for the month are in the list. If you call before ten I still know your voice.</p><p>Soon Huat<br><em>Selat Fish, since 1974</em></p>`,
    earlier: [
      {
        from: me,
        to: [outsiders.fish],
        html: `<p>Hello Soon Huat,</p><p>We have a wedding on the terrace. Can you do more barramundi than usual, and be here before ten?</p><p>Farah</p>`,
      },
      {
        from: outsiders.fish,
        to: [me],
        html: `<p>Can. How many kilo? My nephew drives, so say eleven and he is there at ten.</p>`,
      },
    ],
  },
  {
    from: outsiders.wedding,
    subject: 'Seating plan, and one more aunt',
    folder: 'inbox',
    isRead: false,
    labels: ['personal'],
    cc: [nadia],
    files: [sampleFiles.plan],
    html: `<p>Dear Puan Farah,</p><p>Here is the plan for the 12th. My aunt from Kelantan <u>is coming after all</u> and bringing her own sambal. Please don’t take it personally.</p><blockquote>Table 4 must not sit next to table 5. They know why.</blockquote><p>With warm regards,<br>Rosmah Idris</p>`,
  },
  {
    from: mei,
    subject: 'October: two invoices are missing',
    folder: 'inbox',
    isRead: false,
    labels: ['company'],
    html: `<p>Hi Farah,</p><p>I can close October as soon as I have these:</p><table><thead><tr><th>From</th><th>For</th><th>Amount</th></tr></thead><tbody><tr><td>Kutub Ice</td><td>Ice, second half</td><td>MYR 412.00</td></tr><tr><td>Putih Laundry</td><td>Linen</td><td>MYR 1,180.50</td></tr></tbody></table><p>They are probably in the drawer under the till, where everything is.</p><p>Mei Lin</p>`,
  },
  {
    from: tomas,
    subject: 'The second rice cooker has died',
    folder: 'inbox',
    isRead: false,
    labels: ['important'],
    html: `<p>It served 214,000 bowls. We stood around it for a minute.</p><p>I need one that does 10 litres by Saturday, or I cook rice in the pasta boiler and nobody wants to see that. <a href="https://example.com/rice-cookers">These two</a> would fit on the shelf.</p><p>T.</p>`,
  },
  {
    from: outsiders.critic,
    subject: 'I was at table 7 on Thursday',
    folder: 'inbox',
    isStarred: true,
    labels: ['important', 'private'],
    html: `<h2>No need to look it up: it was me.</h2><p>I came back for the laksa and will say so on Sunday. Two questions before it goes to print:</p><ol><li>Is the paste made in-house?</li><li>Who is the young man who explained the menu to a table of nine and forgot nothing?</li></ol><p>Theo van Dam, <em>Spoon and Fork</em></p>`,
    earlier: [
      {
        from: me,
        to: [outsiders.critic],
        html: `<p>Dear Mr van Dam,</p><p>We’d be glad to see you again. You’ll pay like everyone else.</p><p>Farah Kamaruddin</p>`,
      },
    ],
  },
  {
    from: camille,
    subject: 'Photos of the three new desserts',
    folder: 'inbox',
    labels: ['company'],
    html: `<p>They are online; the pandan one moved.</p><p><img src="https://pictures.example.com/pandan-chiffon.jpg" alt="A green chiffon cake, leaning a little" width="600"></p><p>Choose before Tuesday please, the cake does not keep.</p><p>Camille</p>`,
  },
  {
    from: outsiders.council,
    subject: 'Inspection between 1 and 5 December',
    folder: 'inbox',
    labels: ['important'],
    html: `<p>To whom it may concern,</p><p>Our officer will visit your premises in the week named above. Please have ready:</p><ul><li>the temperature log of all cold rooms,</li><li>the allergen cards of every dish,</li><li>the certificate of your pest control.</li></ul><p>This is an automated message and is valid without a signature.</p>`,
  },
  {
    from: hafiz,
    subject: 'New bags for the riders',
    folder: 'inbox',
    labels: ['company'],
    files: [sampleFiles.logo],
    html: `<p>The printer wants to know if the bowl can be larger than the steam. I said to ask Farah.</p><p>Thirty bags, ready in nine days. The old ones smell of tom yam and always will.</p>`,
  },
  {
    from: outsiders.guest,
    subject: 'A scarf, green, left on a chair',
    folder: 'inbox',
    labels: ['personal'],
    html: `<p>Hello,</p><p>We had the corner table on Saturday and I left my scarf. It is green and was knitted by my grandmother, who asks about it <em>daily</em>.</p><p>If you have it, thank you. I’ll be back for another meal.</p><p>Ingrid</p>`,
  },
  {
    from: aina,
    subject: 'Hours for week 47',
    folder: 'inbox',
    labels: ['company'],
    files: [sampleFiles.hours, sampleFiles.allergens],
    html: `<p>Hours are attached. Kwame took Thursday off, Beatriz took his Thursday, and on Friday we were one too few again.</p><p>The allergen card for the laksa hangs at the pass; please sign the copy.</p><p>Aina</p>`,
  },
  {
    from: priya,
    subject: 'Reply to the review about the wait',
    folder: 'inbox',
    html: `<p>A draft, change what you like:</p><blockquote><p>Thank you for waiting fifty minutes and for still saying that the satay was worth it. The oven has been fixed. The next round is ours.</p></blockquote><p>I would post it before noon. After noon people answer.</p>`,
  },
  {
    from: outsiders.landlord,
    subject: 'Water will be off on Wednesday, 02:00 to 05:00',
    folder: 'inbox',
    html: `<p>Dear tenants,</p><p>The pipe below the loading bay will be replaced on Wednesday night. Please fill what you need. Switch off the ice machine, or it sulks.</p>`,
  },
  {
    from: outsiders.farm,
    subject: 'Rain in the highlands: less pak choi, more kailan',
    folder: 'inbox',
    labels: ['company'],
    html: `<p>Hello Farah,</p><p>Three days of rain, and the pak choi looks like me in the morning. I’ll send kailan for the same price until Monday.</p><p>Kavitha</p>`,
  },
  {
    from: kwame,
    subject: 'The espresso machine is making that sound again',
    folder: 'inbox',
    labels: ['private'],
    html: `<p>Not the bad one. The other one.</p><p>I descaled it twice. It now hums in B flat, which the piano player says is fine.</p>`,
  },
  {
    from: jonas,
    subject: 'Offer: till rolls, 80 mm, by the pallet',
    folder: 'inbox',
    html: `<p>Good day,</p><p>A pallet is 1,200 rolls and would last you four years. I mention it because you have ordered a dozen eleven times since spring.</p><p>Jonas Albrecht</p>`,
  },
  {
    from: sofia,
    subject: 'Menu boards, second round',
    folder: 'inbox',
    labels: ['company', 'personal'],
    html: `<p>I made the prices smaller and the words larger, as you asked. Then I made it right.</p><p>Have a look from the door, not from the chair.</p><p>Sofia</p>`,
    earlier: [
      { from: sofia, to: [me], html: '<p>First round of the boards. What do you think?</p>' },
      { from: me, to: [sofia], html: '<p>Lovely. Could the prices be smaller?</p>' },
      { from: sofia, to: [me], html: '<p>They can. They should not.</p>' },
    ],
  },
];

const others: readonly EmailFixture[] = [
  {
    from: me,
    to: [outsiders.landlord],
    subject: 'The awning, again',
    folder: 'sent',
    html: `<p>Dear management,</p><p>It rains on table 11. The guests call it the fountain. Could someone come before the wedding on the 12th?</p><p>Farah Kamaruddin, Seri Melati</p>`,
  },
  {
    from: me,
    to: [tomas, camille],
    cc: [aina],
    subject: 'Tasting on Monday at three',
    folder: 'sent',
    isStarred: true,
    labels: ['company'],
    html: `<p>All of you, please: new sambal, new chiffon, and one dessert that moves. <strong>Come hungry.</strong></p><p>Farah</p>`,
  },
  {
    from: me,
    to: [outsiders.linen],
    subject: 'Re: Contract for the linen',
    folder: 'sent',
    labels: ['company'],
    files: [sampleFiles.contract],
    html: `<p>Signed. I especially like the third paragraph.</p>`,
    earlier: [
      {
        from: outsiders.linen,
        to: [me],
        html: '<p>Attached is the contract for next year. Please sign and send it back.</p>',
        files: [sampleFiles.contract],
      },
    ],
  },
  {
    from: me,
    to: [outsiders.fish],
    subject: 'Thank you for the prawns',
    folder: 'draft',
    html: `<p>They were</p>`,
  },
  {
    from: me,
    to: [],
    subject: 'Holiday opening hours',
    folder: 'draft',
    labels: ['company'],
    html: `<p>Dear guests,</p><p>Over the holidays we’re open as follows:</p><ul><li>24th: until five</li><li>25th: closed, the cooks eat too</li><li>31st: until the rice is gone</li></ul>`,
  },
  {
    from: outsiders.prince,
    subject: 'A matter of 40,000 golden spoons',
    folder: 'spam',
    isRead: false,
    html: `<p>Beloved restaurateur,</p><p>My late father left me forty thousand golden spoons, and I cannot eat with all of them. <a href="javascript:alert('spoons')" onclick="alert('spoons')">Claim your share</a>.</p><img src="x" onerror="document.title='spoons'" alt="A spoon"><script>document.title = 'spoons'</script><style>body { display: none }</style><iframe src="https://spoons.example"></iframe>`,
  },
  {
    from: outsiders.seo,
    subject: 'Your laksa could be number one',
    folder: 'spam',
    isRead: false,
    html: `<h1>YOUR LAKSA IS ON PAGE 9</h1><p>We bring it to page 1, or to page 8, guaranteed.</p>`,
  },
  {
    from: outsiders.lottery,
    subject: 'You have won a wok',
    folder: 'spam',
    html: `<p>You didn’t take part, and yet you’ve won. Send the postage for one (1) wok, cast iron, by Tuesday.</p>`,
  },
  {
    from: outsiders.parcel,
    subject: 'Your parcel is waiting at the wrong door',
    folder: 'trash',
    html: `<p>A parcel that you didn’t order couldn’t be delivered to an address that isn’t yours.</p>`,
  },
  {
    from: outsiders.bank,
    subject: 'Your statement for October is ready',
    folder: 'trash',
    labels: ['private'],
    html: `<p>Dear customer,</p><p>Your statement is ready in your online banking. We’ll never ask for your password, and wouldn’t remember it.</p>`,
  },
];

/** The emails that the sample mailbox repeats, newest first. */
export const fixtures: readonly EmailFixture[] = [...received, ...others];
