import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a value that is not whole without what stands beside it: a unit, a currency, a domain, an act on it. For an amount of money use MoneyField; for a sign only use the prefix of TextField.',
  anatomy: [
    'label',
    'one edge',
    'addons before (words, button, select, checkbox)',
    'input',
    'addons behind',
    'error',
    'description',
  ],
  keyboard: {
    Tab: 'goes through the addons and the input in the order they are read',
    'Enter, Space': 'on a button: presses it; on a checkbox (Space): switches it',
    'Arrow keys': 'on a select: choose',
  },
  dos: [
    'Give words that belong to the value as plain text: they are read with the field.',
    'Merge what reads as one value: https:// and a path, an amount and its unit.',
    'Give every select and checkbox inside a label of its own.',
  ],
  donts: [
    'Do not join two questions: two fields beside each other ask better.',
    'Do not join more than two things to a side.',
  ],
  never: {
    ...neverWaiting,
    Pending: 'Its buttons wait, each by itself; the field does not.',
  },
};
