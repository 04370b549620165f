import { defineMessages } from '@servery/screens/define';
import { actionMessages, pictureMessages } from '@servery/screens/messages';

/** Messages of the upload. */
export const uploadMessages = defineMessages({
  add: { id: 'media.upload.add', defaultMessage: 'Add pictures' },
  label: { id: 'media.upload.label', defaultMessage: 'Picture files' },
  drop: { id: 'media.upload.drop', defaultMessage: 'Drop pictures here or' },
  choose: { id: 'media.upload.choose', defaultMessage: 'choose files' },
  rules: {
    id: 'media.upload.rules',
    defaultMessage: 'JPEG, PNG, WebP, AVIF or SVG, up to 5 MB and 6,000 pixels per side',
  },
  list: pictureMessages.files,
  size: { id: 'media.upload.size', defaultMessage: '{kilobytes} kB' },
  refusedType: pictureMessages.wrongType,
  refusedSize: { id: 'media.upload.refusedSize', defaultMessage: '{name} is larger than 5 MB.' },
  refusedEmpty: pictureMessages.emptyFile,
  refusedCount: {
    id: 'media.upload.refusedCount',
    defaultMessage: '{name} wasn’t added because there are too many files.',
  },
  dismiss: actionMessages.dismiss,
  waiting: { id: 'media.upload.waiting', defaultMessage: 'Waiting' },
  sending: { id: 'media.upload.sending', defaultMessage: 'Uploading' },
  sent: { id: 'media.upload.sent', defaultMessage: 'Uploaded' },
  cancel: { id: 'media.upload.cancel', defaultMessage: 'Cancel upload of {name}' },
  retry: { id: 'media.upload.retry', defaultMessage: 'Retry {name}' },
  remove: { id: 'media.upload.remove', defaultMessage: 'Remove {name} from the list' },
  reminder: {
    id: 'media.upload.reminder',
    defaultMessage:
      'Add a description to each picture afterwards, for guests who use a screen reader.',
  },
  done: { id: 'media.upload.done', defaultMessage: 'Done' },
  unfinished: {
    id: 'media.upload.unfinished',
    defaultMessage: 'Pictures that are still uploading won’t be added.',
  },
  close: actionMessages.close,
});

/** The reason why a file was refused, by problem code. */
export const refusalMessages = defineMessages({
  empty: { id: 'media.refusal.empty', defaultMessage: 'The file is empty.' },
  size: {
    id: 'media.refusal.size',
    defaultMessage: 'The file is too large. The limit is 5 MB, or 512 kB for SVG drawings.',
  },
  type: {
    id: 'media.refusal.type',
    defaultMessage: 'The file isn’t a JPEG, PNG, WebP, AVIF or SVG.',
  },
  broken: { id: 'media.refusal.broken', defaultMessage: 'The file is damaged or incomplete.' },
  pixels: {
    id: 'media.refusal.pixels',
    defaultMessage: 'The picture is more than 6,000 pixels on one side.',
  },
  complex: {
    id: 'media.refusal.complex',
    defaultMessage: 'This drawing is too complex. Simplify it, or export it as a PNG.',
  },
  unsafe: {
    id: 'media.refusal.unsafe',
    defaultMessage: 'This drawing contains scripts or links to external content.',
  },
});
