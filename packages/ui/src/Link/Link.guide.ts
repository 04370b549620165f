import { neverTyped, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To go somewhere: an address, a place in the page, a file. To do something use Button; for a step that should look like a button use LinkButton.',
  anatomy: ['words', 'underline'],
  keyboard: { Tab: 'goes to it, and prepares the place', Enter: 'goes there' },
  dos: [
    'Let the words say where it leads, also when read alone.',
    'Use isQuiet in lists where everything is a link.',
    'Say with isExternal that it leaves the application.',
  ],
  donts: ['Do not write “here” or “more”.', 'Do not put an act behind a link.'],
  never: {
    ...neverTyped,
    Disabled: 'What leads nowhere is text.',
    Pending: 'The place waits, not the way to it.',
  },
};
