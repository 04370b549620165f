import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to perform an action. For navigation, use Link, or LinkButton if it should look like a button. For an icon without text, use IconButton.',
  anatomy: ['button', 'icon (optional)', 'label', 'spinner while pending'],
  keyboard: { 'Enter, Space': 'Activates it.', Tab: 'Moves focus to it, even while pending.' },
  dos: [
    'Start the label with a verb that says what will happen: “Accept order”.',
    'Use the solid emphasis for only one button per view, the most likely action.',
    'Set isPending while the action runs. The button keeps its width and focus.',
  ],
  donts: [
    'Don’t disable it because a form is invalid. Let people press it and show what’s wrong.',
    'Don’t use the danger tone for actions that can be undone.',
  ],
  never: neverTyped,
};
