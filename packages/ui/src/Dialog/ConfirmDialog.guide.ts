import type { Guide } from '../guide/guide.ts';

const within = 'Its content has this state.';

export const guide: Guide = {
  when: 'Use before an action that can’t be undone. If it can be undone, do it immediately and offer undo in a toast.',
  anatomy: [
    'scrim',
    'surface',
    'question',
    'consequence, with figures',
    'cancel and confirm buttons',
  ],
  keyboard: {
    'Enter, Space': 'Activates the focused button. Cancel has the initial focus.',
    Escape: 'Cancels.',
    Tab: 'Cycles focus inside it.',
  },
  dos: [
    'State the consequence in figures: “3 items worth RM 48.50”.',
    'Name the action: “Void order”, never “OK”.',
  ],
  donts: ['Don’t ask for confirmation if the action can be undone.'],
  never: {
    Hovered: within,
    Pressed: within,
    Disabled: 'Don’t open a dialog that can’t be used.',
    ReadOnly: within,
    Invalid: within,
    Empty: 'It always has content.',
    Many: 'It asks one question.',
  },
};
