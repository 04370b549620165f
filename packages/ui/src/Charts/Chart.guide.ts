import type { Guide } from '../guide/guide.ts';

const noValue = 'It has no value.';

export const guide: Guide = {
  when: 'Use to compare figures over time or with each other. For a quick overview on a card, use Sparkline, MiniBars, Gauge or Donut. For exact figures, use a table.',
  anatomy: ['figure', 'legend with a toggle for each series', 'table toggle', 'drawing', 'tooltip'],
  keyboard: {
    Tab: 'Moves focus to the legend, the table toggle, then the chart.',
    'Enter, Space': 'Shows or hides a series, or switches between chart and table.',
    'Arrow keys': 'In the chart: moves between data points and reads their values.',
  },
  dos: [
    'Describe what’s shown in the label: measure, subject and period.',
    'Set a format so that axis, tooltip and table match.',
    'Use the same tone for the same meaning in every chart.',
  ],
  donts: ['Don’t show more than six series.', 'Don’t show a pie with more than six parts.'],
  never: { Disabled: 'It’s display only.', ReadOnly: noValue, Invalid: noValue },
};
