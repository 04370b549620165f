import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a value with a unit, currency, domain or action attached. For money, use MoneyField. For an icon only, use TextField’s prefix.',
  anatomy: [
    'label',
    'shared border',
    'leading add-ons (text, button, select, checkbox)',
    'input',
    'trailing add-ons',
    'error',
    'description',
  ],
  keyboard: {
    Tab: 'Moves focus through the add-ons and the input in reading order.',
    'Enter, Space': 'On a button: activates it. On a checkbox (Space): toggles it.',
    'Arrow keys': 'On a select: changes the value.',
  },
  dos: [
    'Pass text that belongs to the value as plain text, so it’s read with the field.',
    'Merge parts that read as one value, such as https:// and a path, or an amount and its unit.',
    'Give each select and checkbox its own label.',
  ],
  donts: [
    'Don’t combine two questions. Use two fields.',
    'Don’t attach more than two add-ons to a side.',
  ],
  never: {
    ...neverWaiting,
    Pending: 'Each button has its own pending state.',
  },
};
