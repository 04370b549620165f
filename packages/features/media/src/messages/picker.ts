import { defineMessages } from './define.ts';

/** What choosing a picture for something says. */
export const pickerWords = defineMessages({
  title: { id: 'media.picker.title', defaultMessage: 'Choose a picture' },
  upload: { id: 'media.picker.upload', defaultMessage: 'Add a new one' },
  cancel: { id: 'media.picker.cancel', defaultMessage: 'Cancel' },
  choose: { id: 'media.picker.choose', defaultMessage: 'Choose picture' },
  change: { id: 'media.picker.change', defaultMessage: 'Choose another' },
  remove: { id: 'media.picker.remove', defaultMessage: 'Remove picture' },
  label: { id: 'media.picker.label', defaultMessage: 'Picture' },
  none: { id: 'media.picker.none', defaultMessage: 'No picture yet' },
  gone: { id: 'media.picker.gone', defaultMessage: 'This picture is no longer there' },
});
