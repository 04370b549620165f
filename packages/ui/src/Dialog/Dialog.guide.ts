import type { Guide } from '../guide/guide.ts';

const within = 'What stands in it has this state.';

export const guide: Guide = {
  when: 'To ask or show one thing and wait for it. For an act with consequences use ConfirmDialog, for details beside the page Drawer, for a little more beside a button Popover.',
  anatomy: [
    'scrim',
    'surface',
    'heading, quiet line and cross',
    'body, which scrolls',
    'actions, the main one last',
  ],
  keyboard: {
    Escape: 'closes it, if its guard agrees',
    Tab: 'goes round inside of it',
    'ArrowDown, ArrowUp': 'scroll a body that has the focus',
  },
  dos: [
    'Let useUnsavedGuard ask before changes are lost.',
    'Name the main action for what it does: “Save hours”.',
    'Use size full for work that needs the whole screen.',
  ],
  donts: [
    'Do not open more than one dialog above another.',
    'Do not put the only way to a thing into a dialog: give it an address.',
  ],
  never: {
    Hovered: within,
    Pressed: within,
    Disabled: 'A dialog that cannot be used is not opened.',
    ReadOnly: within,
    Invalid: within,
    Empty: 'Something is always in it.',
  },
};
