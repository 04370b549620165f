import type { Guide } from '../guide/guide.ts';

const within = 'Its content has this state.';

export const guide: Guide = {
  when: 'Use to ask for or show one thing and wait for a response. For an action with consequences, use ConfirmDialog. For details beside the page, use Drawer. For a little more next to a button, use Popover.',
  anatomy: [
    'scrim',
    'surface',
    'heading, description and close button',
    'scrollable body',
    'actions, primary last',
  ],
  keyboard: {
    Escape: 'Closes it, unless a guard prevents it.',
    Tab: 'Cycles focus inside it.',
    'ArrowDown, ArrowUp': 'Scrolls the focused body.',
  },
  dos: [
    'Use useUnsavedGuard to protect unsaved changes.',
    'Name the primary action: “Save hours”.',
    'Use the full size for tasks that need the whole screen.',
  ],
  donts: [
    'Don’t stack dialogs.',
    'Don’t make a dialog the only way to reach something. Give it a URL.',
  ],
  never: {
    Hovered: within,
    Pressed: within,
    Disabled: 'Don’t open a dialog that can’t be used.',
    ReadOnly: within,
    Invalid: within,
    Empty: 'It always has content.',
  },
};
