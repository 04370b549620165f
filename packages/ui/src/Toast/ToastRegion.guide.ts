import type { Guide } from '../guide/guide.ts';

const within = 'Its buttons have this state.';

export const guide: Guide = {
  when: 'Use to report something that just happened, without asking for a response. If you need a response, use a dialog. If it stays true, use Banner. If it’s about a field, show it at the field.',
  anatomy: [
    'region (once per app)',
    'toast: icon or spinner, title, description',
    'action with a countdown (optional)',
    'progress bar (optional)',
    'cross',
  ],
  keyboard: {
    Tab: 'Moves focus into a toast. Its timer pauses while focused.',
    'Enter, Space': 'On the action: runs it. On the close button: closes the toast.',
    Escape: 'Closes the newest toast and returns focus.',
  },
  dos: [
    'Offer “Undo” as the action.',
    'Use toast.promise for long tasks: one toast from start to finish.',
    'Place toasts where they don’t cover controls in use.',
  ],
  donts: [
    'Don’t put essential information in a toast. It disappears.',
    'Don’t use a toast for what the page already shows.',
  ],
  never: {
    Hovered: 'Hovering only pauses its timer.',
    Focused: within,
    Pressed: within,
    Disabled: 'It reports past events.',
    ReadOnly: 'It has no value.',
    Invalid: 'It has no value.',
    Empty: 'It isn’t visible without toasts.',
  },
};
