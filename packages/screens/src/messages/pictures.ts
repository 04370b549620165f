import { defineMessages } from './define.ts';

/** Messages about choosing and adding pictures. */
export const pictureMessages = defineMessages({
  choose: { id: 'screens.picture.choose', defaultMessage: 'Choose picture' },
  chooseFile: { id: 'screens.picture.chooseFile', defaultMessage: 'choose a file' },
  emptyFile: { id: 'screens.picture.emptyFile', defaultMessage: '{name} is empty.' },
  files: { id: 'screens.picture.files', defaultMessage: 'Files' },
  none: { id: 'screens.picture.none', defaultMessage: 'No pictures yet' },
  remove: { id: 'screens.picture.remove', defaultMessage: 'Remove picture' },
  unreadable: { id: 'screens.picture.unreadable', defaultMessage: 'This picture can’t be opened.' },
  wrongType: {
    id: 'screens.picture.wrongType',
    defaultMessage: '{name} isn’t a supported picture type.',
  },
});
