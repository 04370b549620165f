import type { KanbanLabel, KanbanLine } from '@servery/api/template';

/** A task of the sample, before it gets an id, dates and people. */
export interface Fixture {
  board: 'new_order' | 'action' | 'todo' | 'in-progress' | 'done';
  title: string;
  labels: readonly KanbanLabel[];
  lines?: readonly KanbanLine[];
  text?: string;
  /** Comments, with the author's index in the sample. */
  comments?: readonly (readonly [person: number, comment: string])[];
  hasCover?: true;
}

const box = (name: string, quantity: number, items: string[], remark?: string): KanbanLine => ({
  name,
  quantity,
  items,
  ...(remark && { remark }),
});
const dish = (name: string, quantity: number, remark?: string): KanbanLine => ({
  name,
  quantity,
  ...(remark && { remark }),
});

/** The tasks of the sample, board by board, top first. */
export const fixtures: readonly Fixture[] = [
  {
    board: 'new_order',
    title: 'Forty lunch boxes for the dental congress',
    labels: ['Delivery'],
    lines: [
      box('Lunch box, chicken', 26, ['Satay', 'Lemon rice', 'Pickles', 'Sesame ball']),
      box(
        'Lunch box, vegetarian',
        14,
        ['Tempeh', 'Lemon rice', 'Pickles', 'Fruit'],
        'No sesame in two of them',
      ),
    ],
    text: 'Loading bay at the back of the hall. Ask for Ms Lindqvist. No sweets on the tables before noon, on principle.',
    comments: [
      [6, 'The van is free from half past ten.'],
      [1, 'I need the sesame answer by Thursday.'],
    ],
    hasCover: true,
  },
  {
    board: 'new_order',
    title: 'Nasi lemak, four, with the egg on the side',
    labels: ['Self Pickup'],
    lines: [dish('Nasi lemak', 4, 'Egg on the side'), dish('Iced Milo', 2)],
  },
  {
    board: 'new_order',
    title: 'Birthday table for nine, bringing their own cake',
    labels: ['Self Pickup', 'Required to Update'],
    lines: [dish('Tasting menu', 8), dish('Fish fingers', 1, 'For the birthday itself')],
    comments: [[9, 'They’re bringing the cake at six. It needs the tall fridge.']],
  },
  {
    board: 'new_order',
    title: 'Laksa for the harbour night shift',
    labels: ['Delivery'],
    lines: [dish('Laksa', 11, 'Noodles and broth separate'), dish('Lime soda', 11)],
  },
  {
    board: 'new_order',
    title: 'Two trays of kuih for the temple',
    labels: ['Self Pickup'],
    lines: [box('Kuih tray', 2, ['Onde-onde', 'Kuih lapis', 'Seri muka'], 'No egg')],
    hasCover: true,
  },
  {
    board: 'new_order',
    title: 'Soup of the day, whatever it is',
    labels: ['Self Pickup'],
    lines: [dish('Soup of the day', 1)],
  },
  {
    board: 'action',
    title: 'The address is a lighthouse',
    labels: ['Delivery', 'Required to Update'],
    lines: [dish('Beef rendang', 2), dish('Steamed rice', 2)],
    text: 'Hafiz called: the ferry takes parcels until four. Someone has to carry it up 189 steps.',
    comments: [
      [6, 'I am not doing the steps twice.'],
      [0, 'They tip well. Everyone says so.'],
      [6, 'I am doing the steps.'],
    ],
    hasCover: true,
  },
  {
    board: 'action',
    title: 'No barramundi: offer snapper to table 12',
    labels: ['Required to Update'],
    lines: [dish('Grilled barramundi', 3, 'Offer snapper, same price')],
    comments: [[10, 'Eight portions of snapper left.']],
  },
  {
    board: 'action',
    title: 'Paid twice, and noticed it before we did',
    labels: ['Update to Complete'],
    lines: [dish('Char kway teow', 2)],
    comments: [[2, 'The second payment goes back today.']],
  },
  {
    board: 'action',
    title: 'Gluten-free satay: which soy sauce?',
    labels: ['Self Pickup', 'Required to Update'],
    lines: [dish('Satay, twelve sticks', 1, 'Gluten-free')],
    text: 'The bottle with the green cap is tamari. The bottle with the red cap only looks like it.',
  },
  {
    board: 'action',
    title: 'Moved from Friday to Saturday, again',
    labels: ['Delivery', 'Update to Complete'],
    lines: [box('Picnic for two', 1, ['Roti rolls', 'Mango salad', 'Ginger cake'])],
  },
  {
    board: 'todo',
    title: 'Roast beans for sixty flat whites',
    labels: ['Delivery'],
    lines: [dish('Flat white', 60)],
    comments: [[8, 'Sixty is the machine’s lucky number. Sixty-one is not.']],
  },
  {
    board: 'todo',
    title: 'Wedding tasting, six small plates',
    labels: ['Self Pickup'],
    lines: [
      box('Tasting for two', 1, [
        'Crab toast',
        'Beetroot',
        'Duck',
        'Sorbet',
        'Pandan cake',
        'Coffee',
      ]),
    ],
    text: 'He doesn’t like beetroot. She doesn’t know that yet.',
    hasCover: true,
  },
  {
    board: 'todo',
    title: 'Office breakfast, third floor',
    labels: ['Delivery', 'Update to Complete'],
    lines: [
      dish('Kaya toast', 18),
      dish('Soft-boiled egg', 36),
      dish('Kopi', 18, 'Six without sugar'),
    ],
  },
  {
    board: 'todo',
    title: 'Fish head curry, pickup in their own pot',
    labels: ['Self Pickup'],
    lines: [dish('Fish head curry', 1, 'Their pot is by the till')],
  },
  {
    board: 'in-progress',
    title: 'Canapés for the gallery opening',
    labels: ['Delivery'],
    lines: [box('Canapé tray', 5, ['Otak-otak', 'Cucumber cups', 'Curry puffs'])],
    comments: [
      [5, 'Puffs are in the oven.'],
      [7, 'Please put nothing yellow next to the yellow painting.'],
    ],
    hasCover: true,
  },
  {
    board: 'in-progress',
    title: 'Family dinner, mild, really mild',
    labels: ['Self Pickup'],
    lines: [dish('Chicken rice', 4, 'No chilli anywhere near it'), dish('Barley water', 4)],
  },
  {
    board: 'in-progress',
    title: 'Twelve coconuts for the yoga studio',
    labels: ['Delivery', 'Required to Update'],
    lines: [dish('Young coconut', 12, 'Opened on arrival')],
  },
  {
    board: 'done',
    title: 'Staff lunch for the bakery next door',
    labels: ['Self Pickup'],
    lines: [dish('Mee goreng', 7)],
    comments: [[5, 'Paid in croissants, as agreed.']],
  },
  {
    board: 'done',
    title: 'Retirement dinner for the ferry captain',
    labels: ['Delivery'],
    lines: [dish('Rendang', 20), dish('Sugee cake', 1, '“Fair winds, Osman”')],
    hasCover: true,
  },
  {
    board: 'done',
    title: 'Late noodles for the choir',
    labels: ['Delivery', 'Update to Complete'],
    lines: [dish('Hokkien mee', 15)],
  },
];
