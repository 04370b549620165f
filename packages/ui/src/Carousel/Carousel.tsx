import type { CSSProperties, KeyboardEvent } from 'react';
import {
  carousel,
  perView as perViewName,
  slide as slideLook,
  stage,
  track,
  viewport,
} from './Carousel.css.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { isNear, type Slide } from './slides.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useSlides } from './useSlides.ts';

/** Every word of a carousel. */
export interface CarouselWords {
  /** What it is, read after its label: "carousel". */
  role: string;
  /** What each part is, read after its place: "slide". */
  slideRole: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Where a slide stands: "2 of 5", with what it shows. */
  position: (number: number, count: number, label?: string) => string;
}

export interface CarouselProps {
  /** What its slides are, to a screen reader: "Dishes of the day". */
  label: string;
  slides: readonly Slide[];
  words: CarouselWords;
  /** How many stand in view at once. */
  perView?: number;
  defaultIndex?: number;
  onChange?: (index: number) => void;
  isLooping?: boolean;
  isVertical?: boolean;
  /** Fades one into the other instead of moving them. */
  isFading?: boolean;
  align?: 'start' | 'center';
  /** Dots, or small pictures of the slides. */
  marks?: 'dots' | 'thumbs' | 'none';
  /**
   * Goes on by itself after so many milliseconds. It rests under the pointer and the focus, can be
   * stopped, and never starts for people who asked for less motion.
   */
  autoplay?: number;
}

const isTyping = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** Shows a few of many, one after the other. */
export function Carousel(props: CarouselProps) {
  const { label, slides, words, perView = 1, defaultIndex = 0, marks = 'dots' } = props;
  const { isLooping = false, isVertical = false, isFading = false, align = 'start' } = props;
  const count = slides.length;
  const show = useSlides({
    count,
    defaultIndex,
    isLooping,
    isVertical,
    isFading,
    align,
    onChange: props.onChange,
  });
  const isAtEnd = show.index === show.stops - 1;
  const play = useAutoplay(props.autoplay, show.isCalm, () =>
    isAtEnd ? show.go(0) : show.step(1),
  );
  const shape = isFading ? 'pile' : isVertical ? 'down' : 'across';
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    const [back, on] = isVertical
      ? ['ArrowUp', 'ArrowDown']
      : show.isRtl
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
    if (event.key === back) show.step(-1);
    else if (event.key === on) show.step(1);
    else if (event.key === 'Home') show.go(0);
    else if (event.key === 'End') show.go(show.stops - 1);
    else return;
    event.preventDefault();
  };
  return (
    <section
      {...play.holdEvents}
      aria-roledescription={words.role}
      aria-label={label}
      className={carousel}
      style={{ [perViewName]: perView } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div className={stage}>
        <div ref={show.viewport} className={viewport}>
          <div aria-live={play.isPlaying ? 'off' : 'polite'} className={track({ shape })}>
            {slides.map((slide, at) => (
              <div
                key={slide.id}
                role="group"
                aria-roledescription={words.slideRole}
                aria-label={words.position(at + 1, count, slide.label)}
                inert={!show.shown.includes(at)}
                className={slideLook({ shape })}
              >
                {typeof slide.content === 'function'
                  ? slide.content(isNear(at, show.shown, count, isLooping))
                  : slide.content}
              </div>
            ))}
          </div>
        </div>
      </div>
      {show.stops > 1 && (
        <CarouselControls
          slides={slides}
          words={words}
          index={show.index}
          stops={show.stops}
          isLooping={isLooping}
          isVertical={isVertical}
          marks={marks}
          isPlaying={play.canPlay ? play.isPlaying : undefined}
          onToggle={play.toggle}
          onStep={show.step}
          onGo={show.go}
        />
      )}
    </section>
  );
}
