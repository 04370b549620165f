import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use once per app, to reach every page and command by typing. To find a row in a list, use SearchField. For actions on an object, use Menu.',
  anatomy: [
    'scrim',
    'field',
    'headings',
    'rows: icon, label, description, shortcut, arrow',
    'hints (optional)',
  ],
  keyboard: {
    'Ctrl+K, Cmd+K': 'Opens or closes it from anywhere.',
    'ArrowDown, ArrowUp': 'Highlights the next or previous row, wrapping around.',
    'PageDown, PageUp': 'Highlights the last or first row.',
    Enter: 'Runs the command, opens the page or opens its submenu.',
    'Escape, Backspace in an empty field':
      'Goes back one level. At the top level, Escape closes it.',
  },
  dos: [
    'Add the words people use for commands as keywords.',
    'Save recent items in recent. Most people return to the same few.',
    'Set isMatched on server results, so they aren’t filtered twice.',
  ],
  donts: ['Don’t make it the only way to reach anything. It’s a shortcut.'],
  never: {
    Hovered: 'The pointer highlights rows like the arrow keys do.',
    ReadOnly: 'It has no value.',
    Invalid: 'Any input is allowed. An empty result is shown as text.',
  },
};
