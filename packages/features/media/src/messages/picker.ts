import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the picker. */
export const pickerMessages = defineMessages({
  title: { id: 'media.picker.title', defaultMessage: 'Choose picture' },
  upload: { id: 'media.picker.upload', defaultMessage: 'Add picture' },
  cancel: actionMessages.cancel,
  choose: { id: 'media.picker.choose', defaultMessage: 'Choose picture' },
  change: { id: 'media.picker.change', defaultMessage: 'Change picture' },
  remove: { id: 'media.picker.remove', defaultMessage: 'Remove picture' },
  label: fieldMessages.picture,
  none: { id: 'media.picker.none', defaultMessage: 'No picture yet' },
  gone: { id: 'media.picker.gone', defaultMessage: 'This picture no longer exists' },
});
