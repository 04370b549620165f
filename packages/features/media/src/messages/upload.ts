import { defineMessages } from './define.ts';

/** What adding pictures says. */
export const uploadWords = defineMessages({
  add: { id: 'media.upload.add', defaultMessage: 'Add pictures' },
  label: { id: 'media.upload.label', defaultMessage: 'Picture files' },
  drop: { id: 'media.upload.drop', defaultMessage: 'Drop pictures here or' },
  choose: { id: 'media.upload.choose', defaultMessage: 'choose them' },
  rules: {
    id: 'media.upload.rules',
    defaultMessage: 'JPEG, PNG, WebP, AVIF or SVG, up to 5 MB and 6,000 pixels a side',
  },
  list: { id: 'media.upload.list', defaultMessage: 'Files' },
  size: { id: 'media.upload.size', defaultMessage: '{kilobytes} kB' },
  refusedType: { id: 'media.upload.refusedType', defaultMessage: '{name} is no picture.' },
  refusedSize: { id: 'media.upload.refusedSize', defaultMessage: '{name} is larger than 5 MB.' },
  refusedEmpty: { id: 'media.upload.refusedEmpty', defaultMessage: '{name} is empty.' },
  refusedCount: { id: 'media.upload.refusedCount', defaultMessage: '{name} is one too many.' },
  dismiss: { id: 'media.upload.dismiss', defaultMessage: 'Dismiss' },
  waiting: { id: 'media.upload.waiting', defaultMessage: 'Waits for its turn' },
  sending: { id: 'media.upload.sending', defaultMessage: 'Uploading' },
  sent: { id: 'media.upload.sent', defaultMessage: 'In the library' },
  cancel: { id: 'media.upload.cancel', defaultMessage: 'Cancel {name}' },
  retry: { id: 'media.upload.retry', defaultMessage: 'Try {name} again' },
  remove: { id: 'media.upload.remove', defaultMessage: 'Take {name} off this list' },
  reminder: {
    id: 'media.upload.reminder',
    defaultMessage:
      'Describe each picture afterwards: a guest who does not see it hears the description.',
  },
  done: { id: 'media.upload.done', defaultMessage: 'Done' },
  close: { id: 'media.upload.close', defaultMessage: 'Close' },
});

/** Why a file is not taken, by the code of the refusal. */
export const refusalWords = defineMessages({
  empty: { id: 'media.refusal.empty', defaultMessage: 'It is empty.' },
  size: {
    id: 'media.refusal.size',
    defaultMessage: 'It is too large: at most 5 MB, a drawing (SVG) at most 512 kB.',
  },
  type: {
    id: 'media.refusal.type',
    defaultMessage: 'Its content is no JPEG, PNG, WebP, AVIF or SVG.',
  },
  broken: { id: 'media.refusal.broken', defaultMessage: 'It is damaged or not complete.' },
  pixels: {
    id: 'media.refusal.pixels',
    defaultMessage: 'It has more than 6,000 pixels on one side.',
  },
  unsafe: {
    id: 'media.refusal.unsafe',
    defaultMessage: 'This drawing has scripts, or parts from elsewhere.',
  },
});
