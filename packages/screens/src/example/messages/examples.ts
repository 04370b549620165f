import { defineMessages } from '../../messages/define.ts';

/** Messages of the examples. */
export const examplesMessages = defineMessages({
  title: { id: 'screens.examples.title', defaultMessage: 'Examples' },
  count: {
    id: 'screens.examples.count',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
  },
  empty: { id: 'screens.examples.empty', defaultMessage: 'No entries yet' },
});
