import { defineMessages } from '@servery/screens/define';

/** Messages of the list of settings. */
export const settingsMessages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Settings' },
  count: {
    id: 'settings.count',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
  },
  empty: { id: 'settings.empty', defaultMessage: 'No entries yet' },
});
