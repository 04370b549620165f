import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for actions on an object if there are too many, or they’re too rare, for buttons. To choose a field’s value, use Select. For commands from anywhere, use CommandPalette.',
  anatomy: [
    'opener (a button)',
    'menu',
    'section with a heading (optional)',
    'row: icon, label, description, shortcut, check mark or arrow',
    'submenu (optional)',
  ],
  keyboard: {
    'Enter, Space, ArrowDown': 'Opens it from its button, at the first row.',
    ArrowUp: 'Opens it from its button, at the last row.',
    'ArrowDown, ArrowUp, Home, End': 'Moves through the rows, wrapping around.',
    'a letter': 'Moves to the row starting with that letter.',
    'ArrowRight, Enter': 'Opens a submenu. Reversed in right-to-left languages.',
    'ArrowLeft, Escape': 'Closes a submenu.',
    'Enter, Space': 'Activates or selects the row.',
    Escape: 'Closes it and returns focus.',
    Tab: 'Closes it and moves on.',
  },
  dos: [
    'Start each label with a verb. Put destructive actions last, in the danger tone.',
    'Explain unavailable rows in disabledReason. They remain focusable and readable.',
    'Show the matching shortcut. The page handles it.',
  ],
  donts: [
    'Don’t nest more than one submenu. Open a dialog or page instead.',
    'Don’t hide a view’s primary action in a menu.',
  ],
  never: {
    ReadOnly: 'It offers actions. Disabled ones explain why.',
    Invalid: 'Menu rows have no invalid state.',
    Pending: 'It closes immediately. The started action shows its own pending state.',
    Empty: 'If there are no rows, leave out the button.',
  },
};
