import { defineMessages } from '../messages/define.ts';
import { pictureMessages } from '../messages/pictures.ts';

/** Messages of the field for a picture. */
export const pictureFieldMessages = defineMessages({
  drop: { id: 'screens.pictureField.drop', defaultMessage: 'Drop a picture here or' },
  choose: pictureMessages.chooseFile,
  rules: {
    id: 'screens.pictureField.rules',
    defaultMessage: 'JPEG, PNG, WebP or AVIF, up to 20 MB',
  },
  unreadable: pictureMessages.unreadable,
  type: pictureMessages.wrongType,
  size: { id: 'screens.pictureField.size', defaultMessage: '{name} is larger than 20 MB.' },
  empty: pictureMessages.emptyFile,
});
