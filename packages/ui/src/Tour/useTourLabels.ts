import { backMessage, finishMessage, nextMessage, positionMessage } from '../Messages/common.ts';
import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { TourLabels } from './Tour.tsx';

const texts = {
  skip: { id: 'tour.skip', text: 'Skip tour' },
  back: backMessage,
  finish: finishMessage,
  next: nextMessage,
};

/** Returns the texts of a `Tour`, with those that are given instead of the kit's own. */
export function useTourLabels(given?: Partial<TourLabels>): TourLabels {
  const format = useFormatMessage();
  return {
    ...useTexts(texts),
    count: (number, count) => format(positionMessage, { number, count }),
    ...given,
  };
}
