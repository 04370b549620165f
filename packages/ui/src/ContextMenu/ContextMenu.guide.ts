import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To repeat the actions of a row, a card or a picture where the pointer is. As nobody sees it, all of it is also in a Menu or in buttons.',
  anatomy: ['area (anything)', 'menu', 'rows and sections as in Menu'],
  keyboard: {
    'Shift+F10, ContextMenu': 'opens it at what has the focus inside the area',
    'ArrowDown, ArrowUp, Home, End': 'goes through the rows, round and round',
    'ArrowRight, ArrowLeft': 'goes into a submenu and out of it',
    'Enter, Space': 'does it or chooses it',
    Escape: 'closes it and gives the focus back',
  },
  dos: [
    'Put something that takes focus in the area: a link, a button, a selectable row.',
    'Offer the same acts in a Menu with a visible button.',
  ],
  donts: ['Do not take the browser’s menu away from text that people want to copy.'],
  never: {
    ReadOnly: 'It offers acts; what may not be changed is disabled with its reason.',
    Invalid: 'A press on a row is never wrong.',
    Pending: 'It closes at once; what was started shows that it waits.',
    Empty: 'An area without acts keeps the browser’s own menu: isDisabled.',
  },
};
