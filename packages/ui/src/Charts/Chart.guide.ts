import type { Guide } from '../guide/guide.ts';

const noValue = 'It holds no value.';

export const guide: Guide = {
  when: 'For figures that people compare over time or among each other. For one glance on a card use Sparkline, MiniBars, Gauge or Donut; for exact figures a table.',
  anatomy: ['figure', 'legend: a switch per series', 'switch to the table', 'drawing', 'tooltip'],
  keyboard: {
    Tab: 'goes to the legend, to the switch to the table, to the drawing',
    'Enter, Space': 'hides or shows a series; shows the table or the drawing',
    'Arrow keys': 'in the drawing: go from place to place and read its figures',
  },
  dos: [
    'Say in the label what is shown, of what, over which time.',
    'Give a format, so that axis, tooltip and table speak alike.',
    'Give a series the tone of its meaning, the same one in every chart.',
  ],
  donts: ['Do not draw more than six series.', 'Do not draw a pie of more than six parts.'],
  never: { Disabled: 'It is read, not used.', ReadOnly: noValue, Invalid: noValue },
};
