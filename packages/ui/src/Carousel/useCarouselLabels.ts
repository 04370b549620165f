import { nextMessage, positionMessage, previousMessage } from '../Messages/common.ts';
import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { CarouselLabels } from './Carousel.tsx';

const texts = {
  role: { id: 'carousel.role', text: 'carousel' },
  slideRole: { id: 'carousel.slideRole', text: 'slide' },
  pause: { id: 'carousel.pause', text: 'Pause' },
  play: { id: 'carousel.play', text: 'Play' },
  previous: previousMessage,
  next: nextMessage,
};

const messages = {
  named: { id: 'carousel.named', text: '{number} of {count}: {name}' },
};

/** Returns the texts of a `Carousel`, with those that are given instead of the kit's own. */
export function useCarouselLabels(given?: Partial<CarouselLabels>): CarouselLabels {
  const format = useFormatMessage();
  return {
    ...useTexts(texts),
    position: (number, count, name) =>
      name
        ? format(messages.named, { number, count, name })
        : format(positionMessage, { number, count }),
    ...given,
  };
}
