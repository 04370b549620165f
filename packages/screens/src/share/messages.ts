import { defineMessages } from '../messages/define.ts';

/** Messages of the menu that shares a link. */
export const shareMessages = defineMessages({
  notCopied: {
    id: 'screens.share.notCopied',
    defaultMessage: 'Couldn’t copy the link. Copy it from the address bar.',
  },
});
