import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To take files: pictures of dishes, a licence, a list of rows. For one picture of a person beside their name use it with maxCount 1.',
  anatomy: [
    'label',
    'drop zone (a file input as large as it)',
    'rules',
    'refusals with their reasons',
    'list of files: picture, name, size, state, progress, retry, cancel or remove',
    'remove all',
    'error',
    'description',
  ],
  keyboard: {
    Tab: 'goes to the zone, then to the buttons of each file',
    'Enter, Space': 'on the zone: opens the choice of files; on a button: presses it',
    'Ctrl V': 'on the zone or a file: takes the files of the clipboard',
  },
  dos: [
    'Say the rules in words before anybody breaks them.',
    'Give the reason of each refusal, with the name of the file.',
    'Let the adapter heed the signal: a cancelled file must not arrive.',
  ],
  donts: [
    'Do not rely on the rules alone: the server checks every file again.',
    'Do not start a form’s own saving while a file is on its way; onChange tells.',
  ],
  never: {},
};
