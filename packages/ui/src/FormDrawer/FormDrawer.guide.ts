import type { Guide } from '../guide/guide.ts';

const within = 'Its fields and buttons have this state.';

export const guide: Guide = {
  when: 'To make or change one thing of a list, with the list still in sight. Few questions that interrupt: Dialog. Much to fill in, or something with an address of its own: a page with Form.',
  anatomy: [
    'scrim',
    'heading, quiet line and cross',
    'what stands in the way',
    'fields, which scroll',
    'what else can be done, the way back, the button that sends it',
  ],
  keyboard: {
    Enter: 'in a field of one line: sends the form',
    Escape: 'closes it; with changes, asks first',
    Tab: 'goes round inside of it',
  },
  dos: [
    'Draw it to open it and take it away to close it, so that each time begins afresh.',
    'Hand useChanged all that is typed: what is typed back is no change.',
    'Put refusals at the fields they speak of, and the rest into trouble; what was typed stays.',
    'Name the action for what it does: “Save dish”.',
  ],
  donts: [
    'Do not disable the action until the form is right: say what is wrong when it is sent.',
    'Do not close it before the answer has come.',
  ],
  never: {
    Hovered: within,
    Pressed: within,
    Disabled: 'A form that cannot be used is not opened.',
    Empty: 'It always has a field.',
  },
};
