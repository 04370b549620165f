import { defineMessages } from 'react-intl';

/** The demo scenarios by name. */
export const scenarioMessages = defineMessages({
  title: { id: 'admin.scenario', defaultMessage: 'Demo scenario' },
  usual: { id: 'admin.scenario.usual', defaultMessage: 'Default' },
  slow: { id: 'admin.scenario.slow', defaultMessage: 'Slow' },
  failing: { id: 'admin.scenario.failing', defaultMessage: 'With errors' },
  empty: { id: 'admin.scenario.empty', defaultMessage: 'Empty' },
  many: { id: 'admin.scenario.many', defaultMessage: 'Lots of data' },
  offline: { id: 'admin.scenario.offline', defaultMessage: 'Offline' },
  reset: { id: 'admin.scenario.reset', defaultMessage: 'Reset sample data' },
});
