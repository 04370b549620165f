import type { KanbanLabel, KanbanLine } from '@servery/api/template';

/** What a task of the sample is about, before it has a number, a day and people. */
export interface Sketch {
  board: 'new_order' | 'action' | 'todo' | 'in-progress' | 'done';
  title: string;
  labels: readonly KanbanLabel[];
  lines?: readonly KanbanLine[];
  text?: string;
  /** Who says what: numbers of people in the sample. */
  said?: readonly (readonly [person: number, comment: string])[];
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

/** The sample's tasks, board by board, the first on top. */
export const sketches: readonly Sketch[] = [
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
    text: 'Loading bay at the back of the hall, ask for Ms Lindqvist. They want no sweets on the tables before noon, for reasons of principle.',
    said: [
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
    title: 'Birthday table of nine and a cake of their own',
    labels: ['Self Pickup', 'Required to Update'],
    lines: [dish('Tasting menu', 8), dish('Fish fingers', 1, 'For the birthday itself')],
    said: [[9, 'They bring the cake at six; it wants the tall fridge.']],
  },
  {
    board: 'new_order',
    title: 'Laksa for the night shift of the harbour',
    labels: ['Delivery'],
    lines: [dish('Laksa', 11, 'Noodles apart from the broth'), dish('Lime soda', 11)],
  },
  {
    board: 'new_order',
    title: 'Two trays of kuih for the temple',
    labels: ['Self Pickup'],
    lines: [box('Kuih tray', 2, ['Onde-onde', 'Kuih lapis', 'Seri muka'], 'Without egg')],
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
    text: 'Hafiz called: the ferry takes parcels until four. Somebody has to carry it up 189 steps.',
    said: [
      [6, 'I am not doing the steps twice.'],
      [0, 'They tip well. Everybody says so.'],
      [6, 'I am doing the steps.'],
    ],
    hasCover: true,
  },
  {
    board: 'action',
    title: 'No barramundi: offer snapper to table 12',
    labels: ['Required to Update'],
    lines: [dish('Grilled barramundi', 3, 'Offer snapper, same price')],
    said: [[10, 'Eight portions of snapper left.']],
  },
  {
    board: 'action',
    title: 'Paid twice, and noticed it before we did',
    labels: ['Update to Complete'],
    lines: [dish('Char kway teow', 2)],
    said: [[2, 'The second payment goes back today.']],
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
    said: [[8, 'Sixty is the machine’s lucky number. Sixty-one is not.']],
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
    text: 'He does not like beetroot. She does not know that yet.',
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
    title: 'Fish head curry, to be collected in their own pot',
    labels: ['Self Pickup'],
    lines: [dish('Fish head curry', 1, 'Their pot stands by the till')],
  },
  {
    board: 'in-progress',
    title: 'Canapés for the gallery opening',
    labels: ['Delivery'],
    lines: [box('Canapé tray', 5, ['Otak-otak', 'Cucumber cups', 'Curry puffs'])],
    said: [
      [5, 'Puffs are in the oven.'],
      [7, 'Please nothing yellow beside the yellow painting.'],
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
    title: 'Staff lunch of the bakery next door',
    labels: ['Self Pickup'],
    lines: [dish('Mee goreng', 7)],
    said: [[5, 'Paid in croissants, as agreed.']],
  },
  {
    board: 'done',
    title: 'Retirement dinner of the ferry’s captain',
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
