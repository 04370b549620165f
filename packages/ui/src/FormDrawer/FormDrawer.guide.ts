import type { Guide } from '../guide/guide.ts';

const within = 'Its fields and buttons have this state.';

export const guide: Guide = {
  when: 'Use to create or edit one item while its list stays visible. For a short, urgent question, use Dialog. For long forms, or something with its own URL, use a page with Form.',
  anatomy: [
    'scrim',
    'heading, description and close button',
    'errors',
    'scrollable fields',
    'secondary actions, cancel, submit',
  ],
  keyboard: {
    Enter: 'In a single-line field: submits the form.',
    Escape: 'Closes it. Asks first if there are unsaved changes.',
    Tab: 'Cycles focus inside it.',
  },
  dos: [
    'Mount it to open and unmount it to close, so it always starts fresh.',
    'Pass all entered values to useChanged. Reverted edits don’t count as changes.',
    'Show errors at the fields they refer to, and the rest in formError. Keep what was typed.',
    'Name the action: “Save dish”.',
  ],
  donts: [
    'Don’t disable the action until the form is valid. Show errors on submit.',
    'Don’t close it before the server has responded.',
  ],
  never: {
    Hovered: within,
    Pressed: within,
    Disabled: 'Don’t open a form that can’t be used.',
    Empty: 'It always has a field.',
  },
};
