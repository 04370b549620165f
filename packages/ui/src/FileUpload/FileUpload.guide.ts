import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to upload files, such as dish pictures, a licence or a spreadsheet. For one profile picture, set maxCount to 1.',
  anatomy: [
    'label',
    'drop zone (file input of the same size)',
    'rules',
    'rejected files with reasons',
    'file list: picture, name, size, status, progress, retry, cancel or remove',
    'remove all',
    'error',
    'description',
  ],
  keyboard: {
    Tab: 'Moves focus to the zone, then to each file’s buttons.',
    'Enter, Space': 'On the zone: opens the file picker. On a button: activates it.',
    'Ctrl V': 'On the zone or a file: pastes files from the clipboard.',
  },
  dos: [
    'State the rules up front.',
    'State the file name and the reason for each rejection.',
    'Make the adapter respect the abort signal. A cancelled file must not be uploaded.',
  ],
  donts: [
    'Don’t rely on client-side rules. The server must check every file.',
    'Don’t submit the form while a file is uploading. Use onChange to check.',
  ],
  never: {},
};
