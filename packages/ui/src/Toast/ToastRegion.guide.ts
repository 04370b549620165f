import type { Guide } from '../guide/guide.ts';

const within = 'Its buttons have this state.';

export const guide: Guide = {
  when: 'To say what just happened, without asking for an answer. What needs an answer is a dialog, what stays true is a Banner, what belongs to a field stands at the field.',
  anatomy: [
    'region (once in an app)',
    'toast: icon or spinner, title, quiet line',
    'action with its countdown (optional)',
    'bar of what is done (optional)',
    'cross',
  ],
  keyboard: {
    Tab: 'into a toast; its time stands still while the focus is there',
    'Enter, Space': 'on the action: does it; on the cross: closes the toast',
    Escape: 'closes the newest and gives the focus back',
  },
  dos: [
    'Offer the way back as the action: “Undo”.',
    'Follow work that takes its time with toast.promise: one toast from start to end.',
    'Put toasts where they cover nothing that is used just then.',
  ],
  donts: [
    'Do not put in a toast what people must read: it leaves by itself.',
    'Do not say with a toast what the page shows already.',
  ],
  never: {
    Hovered: 'The pointer on it only stops its time.',
    Focused: within,
    Pressed: within,
    Disabled: 'What happened has happened.',
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Empty: 'Without toasts there is nothing to see.',
  },
};
