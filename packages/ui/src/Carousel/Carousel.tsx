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
import { useCarouselLabels } from './useCarouselLabels.ts';

/** The texts of a `Carousel`. */
export interface CarouselLabels {
  /** The role of the carousel, read after its label: "carousel". */
  role: string;
  /** The role of each slide, read after its position: "slide". */
  slideRole: string;
  /** The accessible name of the button to the previous slide. */
  previous: string;
  /** The accessible name of the button to the next slide. */
  next: string;
  /** The accessible name of the button that pauses autoplay. */
  pause: string;
  /** The accessible name of the button that starts autoplay. */
  play: string;
  /**
   * Returns the accessible name of a slide from its 1-based number, the number of slides and its
   * label, such as "2 of 5, Nasi lemak".
   */
  position: (number: number, count: number, label?: string) => string;
}

export interface CarouselProps {
  /** The accessible name of the carousel, such as "Dishes of the day". */
  label: string;
  /** The slides, in order. */
  slides: readonly Slide[];
  /** Texts to use instead of the kit's own. */
  labels?: Partial<CarouselLabels>;
  /**
   * The number of slides visible at the same time.
   * @default 1
   */
  perView?: number;
  /**
   * The 0-based index of the slide that is shown at first.
   * @default 0
   */
  defaultIndex?: number;
  /** Called with the 0-based index of the current stop when it changes. */
  onChange?: (index: number) => void;
  /**
   * Whether the last slide is followed by the first.
   * @default false
   */
  isLooping?: boolean;
  /**
   * Whether the slides move up and down.
   * @default false
   */
  isVertical?: boolean;
  /**
   * Whether slides fade into each other instead of moving.
   * @default false
   */
  isFading?: boolean;
  /**
   * The alignment of the current slide in the view.
   * @default 'start'
   */
  align?: 'start' | 'center';
  /**
   * The controls to jump to a slide: dots, small pictures of the slides, or none.
   * @default 'dots'
   */
  marks?: 'dots' | 'thumbs' | 'none';
  /**
   * The time in milliseconds after which the next slide is shown. Autoplay rests under the pointer
   * and with focus, can be paused, and never starts for people who prefer reduced motion. If it's
   * left out, slides don't advance by themselves.
   */
  autoplay?: number;
}

const isTyping = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** Shows a few of many slides at a time. */
export function Carousel(props: CarouselProps) {
  const { label, slides, perView = 1, defaultIndex = 0, marks = 'dots' } = props;
  const labels = useCarouselLabels(props.labels);
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
      aria-roledescription={labels.role}
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
                aria-roledescription={labels.slideRole}
                aria-label={labels.position(at + 1, count, slide.label)}
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
          labels={labels}
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
