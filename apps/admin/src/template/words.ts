import { defineMessages } from 'react-intl';

/** How the sample behaves, by name. */
export const scenarioWords = defineMessages({
  title: { id: 'admin.scenario', defaultMessage: 'How the sample behaves' },
  usual: { id: 'admin.scenario.usual', defaultMessage: 'As usual' },
  slow: { id: 'admin.scenario.slow', defaultMessage: 'Slow' },
  failing: { id: 'admin.scenario.failing', defaultMessage: 'Failing' },
  empty: { id: 'admin.scenario.empty', defaultMessage: 'Empty' },
  many: { id: 'admin.scenario.many', defaultMessage: 'Very much' },
  offline: { id: 'admin.scenario.offline', defaultMessage: 'Offline' },
  reset: { id: 'admin.scenario.reset', defaultMessage: 'Undo all my changes' },
});
