import { loadingMessage, retryMessage } from '../Messages/common.ts';
import { useTexts } from '../Messages/useFormatMessage.ts';
import type { ChartLabels } from './Chart.tsx';

const texts = {
  category: { id: 'chart.category', text: 'Category' },
  legend: { id: 'chart.legend', text: 'Legend' },
  showTable: { id: 'chart.showTable', text: 'Show as table' },
  showChart: { id: 'chart.showChart', text: 'Show as chart' },
  empty: { id: 'chart.empty', text: 'No data' },
  error: { id: 'chart.error', text: 'Couldn’t load the chart' },
  loading: loadingMessage,
  retry: retryMessage,
};

/** Returns the texts of a `Chart`, with those that are given instead of the kit's own. */
export function useChartLabels(given?: Partial<ChartLabels>): ChartLabels {
  return {
    ...useTexts(texts),
    ...given,
  };
}
