import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For parts of one page of which one is seen at a time. Where each part has an address use TabLinks; for steps in an order use Stepper.',
  anatomy: ['list of tabs', 'tab, its icon, title and count', 'line under the chosen one', 'panel'],
  keyboard: {
    Tab: 'goes to the chosen tab, then to its panel',
    'Arrow left, Arrow right': 'choose the tab before or after (mirrored right to left)',
    'Home, End': 'choose the first or the last',
  },
  dos: [
    'Name the parts with one or two nouns.',
    'Show a count where it helps to decide whether to look.',
  ],
  donts: ['Do not split what must be compared.', 'Do not put tabs inside tabs.'],
  never: {
    ReadOnly: 'It holds no value.',
    Invalid: 'A part may be wrong: say so inside it.',
    Pending: 'The panel waits in its own shape.',
    Empty: 'Without parts there are no tabs.',
  },
};
