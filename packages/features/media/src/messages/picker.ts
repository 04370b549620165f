import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, pictureMessages } from '@servery/screens/messages';

/** Messages of the picker. */
export const pickerMessages = defineMessages({
  title: pictureMessages.choose,
  upload: { id: 'media.picker.upload', defaultMessage: 'Add picture' },
  cancel: actionMessages.cancel,
  choose: pictureMessages.choose,
  change: { id: 'media.picker.change', defaultMessage: 'Change picture' },
  remove: pictureMessages.remove,
  label: fieldMessages.picture,
  none: { id: 'media.picker.none', defaultMessage: 'No picture yet' },
  gone: { id: 'media.picker.gone', defaultMessage: 'This picture no longer exists' },
});
