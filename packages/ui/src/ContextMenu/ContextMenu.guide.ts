import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to offer the actions of a row, card or picture at the pointer. Because it’s hidden, offer all its actions in a Menu or buttons too.',
  anatomy: ['area (anything)', 'menu', 'rows and sections, as in Menu'],
  keyboard: {
    'Shift+F10, ContextMenu': 'Opens it at the focused element inside the area.',
    'ArrowDown, ArrowUp, Home, End': 'Moves through the rows, wrapping around.',
    'ArrowRight, ArrowLeft': 'Enters and leaves a submenu.',
    'Enter, Space': 'Activates or selects the row.',
    Escape: 'Closes it and returns focus.',
  },
  dos: [
    'Put a focusable element in the area: a link, a button or a selectable row.',
    'Offer the same actions in a Menu with a visible button.',
  ],
  donts: ['Don’t replace the browser’s menu on text that people want to copy.'],
  never: {
    ReadOnly: 'It offers actions. Disabled ones explain why.',
    Invalid: 'Menu rows have no invalid state.',
    Pending: 'It closes immediately. The started action shows its own pending state.',
    Empty: 'An area without actions keeps the browser’s menu: set isDisabled.',
  },
};
