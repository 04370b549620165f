import { neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For one yes or no that takes effect when the form is saved. At once: Switch. Several of a few: CheckboxGroup.',
  anatomy: ['box', 'words', 'error', 'help'],
  keyboard: { Tab: 'goes to the box', Space: 'takes it or takes it back' },
  dos: [
    'Write what is so when it is taken: “Takes delivery orders”.',
    'Set isIndeterminate where it stands for several and some are taken.',
  ],
  donts: ['Do not write a “no” in its words: “Do not send” is a riddle.'],
  never: { ...neverWaiting, Empty: 'It is taken or not.' },
};
