import { defineMessages } from './define.ts';

/** Messages about trading days. */
export const timeMessages = defineMessages({
  night: {
    id: 'screens.time.night',
    defaultMessage: 'Times before {time} are at the end of the selected day, after midnight.',
  },
});
