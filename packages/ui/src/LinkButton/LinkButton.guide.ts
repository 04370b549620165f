import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For the next step of a view when that step is a place: “Add dish”, “Go to payments”. To do something use Button.',
  anatomy: ['link', 'icon (optional)', 'label'],
  keyboard: { Tab: 'goes to it, and prepares the place', Enter: 'goes there' },
  dos: [
    'Give it the emphasis that a Button in its place would have.',
    'Keep it a real address: it can be opened in a new tab.',
  ],
  donts: ['Do not use it for what changes data.'],
  never: {
    ...neverTyped,
    Disabled: 'A step that cannot be taken is left out, or said in words.',
    Pending: 'The place waits, not the way to it.',
  },
};
