import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To turn something on or off at once. With a save button: Checkbox; one of two words: Segmented.',
  anatomy: ['track', 'thumb', 'signs for on and off (optional)', 'words', 'error', 'help'],
  keyboard: { Tab: 'goes to the switch', Space: 'turns it' },
  dos: [
    'Write what is so when it is on: “Accept automatically”.',
    'Set isPending while it is saved, and turn it back with words when that fails.',
    'In a list of settings use isRow.',
  ],
  donts: ['Do not change its words when it turns: its side says it.'],
  never: { Empty: 'It is on or off.', Many: 'It is one thing.' },
};
