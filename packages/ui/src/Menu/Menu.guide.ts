import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a few things to do with what stands beside it, when they are too many or too rare for buttons. To choose the value of a field use Select, for a command from anywhere CommandPalette.',
  anatomy: [
    'opener (a button)',
    'menu',
    'section with its heading (optional)',
    'row: icon, label, quiet line, shortcut, tick or arrow',
    'submenu (optional)',
  ],
  keyboard: {
    'Enter, Space, ArrowDown': 'opens it from its button, on the first row',
    ArrowUp: 'opens it from its button, on the last row',
    'ArrowDown, ArrowUp, Home, End': 'goes through the rows, round and round',
    'a letter': 'goes to the row that begins so',
    'ArrowRight, Enter':
      'opens the submenu of a row; the other arrow where writing runs from the right',
    'ArrowLeft, Escape': 'leaves a submenu for its row',
    'Enter, Space': 'does it or chooses it',
    Escape: 'closes it and gives the focus back',
    Tab: 'closes it and goes on',
  },
  dos: [
    'Begin each label with a verb, and put the row that cannot be undone last, in the danger tone.',
    'Say in disabledReason why a row cannot be used now; it can still be reached and read.',
    'Show the shortcut that does the same; the page itself listens to it.',
  ],
  donts: [
    'Do not nest deeper than one submenu: open a dialog or a page instead.',
    'Do not hide the most likely act of a view in a menu.',
  ],
  never: {
    ReadOnly: 'It offers acts; what may not be changed is disabled with its reason.',
    Invalid: 'A press on a row is never wrong.',
    Pending: 'It closes at once; what was started shows that it waits.',
    Empty: 'A menu without rows is not offered: leave its button out.',
  },
};
