import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useMedia } from '../overlays/useMedia.ts';
import { media } from '../styles/media.ts';
import { stepFrom } from './slides.ts';

interface SlidesOptions {
  count: number;
  defaultIndex: number;
  isLooping: boolean;
  isVertical: boolean;
  isFading: boolean;
  align: 'start' | 'center';
  onChange?: (index: number) => void;
}

/**
 * Returns the current slide, the slides in view, and functions to change them. Slides are moved by
 * Embla, or faded.
 */
export function useSlides(options: SlidesOptions) {
  const { count, defaultIndex, isLooping, isVertical, isFading, align, onChange } = options;
  const { direction } = useLocale();
  const isCalm = useMedia(media.calm);
  const [index, setIndex] = useState(defaultIndex);
  const [shown, setShown] = useState<readonly number[]>([defaultIndex]);
  const [stops, setStops] = useState(count);
  const [viewport, embla] = useEmblaCarousel({
    active: !isFading,
    align,
    axis: isVertical ? 'y' : 'x',
    direction,
    // A slide that only touches the edge doesn't count as in view.
    inViewThreshold: 0.1,
    loop: isLooping,
    startIndex: defaultIndex,
  });
  const choose = useEffectEvent((next: number) => {
    if (next === index) return;
    setIndex(next);
    onChange?.(next);
  });
  useEffect(() => {
    if (!embla || isFading) return;
    const onSelect = () => choose(embla.selectedScrollSnap());
    const onView = () => setShown(embla.slidesInView());
    const onLayout = () => {
      setStops(embla.scrollSnapList().length);
      onSelect();
      onView();
    };
    embla.on('select', onSelect).on('slidesInView', onView).on('reInit', onLayout);
    onLayout();
    return () => {
      embla.off('select', onSelect).off('slidesInView', onView).off('reInit', onLayout);
    };
  }, [embla, isFading]);
  const go = (next: number) => {
    if (!isFading) return embla?.scrollTo(next, isCalm);
    setIndex(next);
    if (next !== index) onChange?.(next);
  };
  const last = isFading ? count : stops;
  return {
    viewport: isFading ? undefined : viewport,
    index,
    shown: isFading ? [index] : shown,
    stops: last,
    isCalm,
    isRtl: direction === 'rtl',
    go,
    step: (by: number) => go(stepFrom(index, by, last, isLooping)),
  };
}
