import { defineMessages } from './define.ts';

/** Messages of the bar above the screens of read-only outlets. */
export const readOnlyMessages = defineMessages({
  label: { id: 'screens.readOnly.label', defaultMessage: 'Read-only outlets' },
  outlet: {
    id: 'screens.readOnly.outlet',
    defaultMessage:
      '{outlet} is read-only because your group’s plan doesn’t include it. Your group owner can change that.',
  },
  outlets: {
    id: 'screens.readOnly.outlets',
    defaultMessage:
      '{count, plural, one {# outlet is read-only because your plan doesn’t include it.} other {# outlets are read-only because your plan doesn’t include them.}}',
  },
  choose: { id: 'screens.readOnly.choose', defaultMessage: 'View plan' },
});
