import { defineMessages } from './define.ts';

/** Messages about adding devices by a code. */
export const deviceMessages = defineMessages({
  expired: { id: 'screens.device.expired', defaultMessage: 'Code expired' },
  getCode: { id: 'screens.device.getCode', defaultMessage: 'Get code' },
  here: { id: 'screens.device.here', defaultMessage: 'This device' },
  usedTwice: { id: 'screens.device.usedTwice', defaultMessage: 'Code used twice' },
});
