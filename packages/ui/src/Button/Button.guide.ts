import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To do something now. To go somewhere use Link, or LinkButton where it should look like a button; for a sign without words use IconButton.',
  anatomy: ['button', 'icon (optional)', 'label', 'spinner while pending'],
  keyboard: { 'Enter, Space': 'presses it', Tab: 'goes to it, also while it is pending' },
  dos: [
    'Begin the label with a verb that says what will happen: “Accept order”.',
    'Give one button of a view the solid emphasis: the most likely act.',
    'Set isPending while the act runs; the button keeps its width and its focus.',
  ],
  donts: [
    'Do not disable it to say that a form is wrong: let it be pressed and show what is wrong.',
    'Do not use the danger tone for what can be undone.',
  ],
  never: neverTyped,
};
