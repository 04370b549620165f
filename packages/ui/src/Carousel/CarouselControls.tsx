import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon, PauseIcon, PlayIcon } from '../icons.ts';
import { controls, dot, thumb, turned } from './Carousel.css.ts';
import type { CarouselLabels } from './Carousel.tsx';
import type { Slide } from './slides.ts';

export interface CarouselControlsProps {
  /** The slides, in order. */
  slides: readonly Slide[];
  /** The texts of the controls. */
  labels: CarouselLabels;
  /** The 0-based index of the current stop. */
  index: number;
  /** The number of positions to go to. */
  stops: number;
  /** Whether the last slide is followed by the first. */
  isLooping: boolean;
  /** Whether the slides move up and down. */
  isVertical: boolean;
  /** The controls to jump to a slide. */
  marks: 'dots' | 'thumbs' | 'none';
  /** Whether autoplay runs. Without it there's no autoplay button. */
  isPlaying?: boolean;
  /** Called when the autoplay button is pressed. */
  onToggle: () => void;
  /** Called with the direction when an arrow is pressed. */
  onStep: (by: 1 | -1) => void;
  /** Called with the 0-based index when a mark is pressed. */
  onGo: (index: number) => void;
}

/** The arrows, marks and autoplay button of a carousel. */
export function CarouselControls(props: CarouselControlsProps) {
  const { slides, labels, index, stops, isLooping, isVertical, marks, isPlaying } = props;
  const look = isVertical ? turned : undefined;
  return (
    <div className={controls}>
      {isPlaying !== undefined && (
        <IconButton
          size="s"
          label={isPlaying ? labels.pause : labels.play}
          onPress={props.onToggle}
        >
          {isPlaying ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}
        </IconButton>
      )}
      <IconButton
        size="s"
        label={labels.previous}
        aria-disabled={(!isLooping && index === 0) || undefined}
        onPress={() => props.onStep(-1)}
      >
        <span className={look}>
          <ChevronStartIcon aria-hidden />
        </span>
      </IconButton>
      {marks !== 'none' &&
        slides.slice(0, stops).map((slide, at) => (
          <button
            key={slide.id}
            type="button"
            aria-label={labels.position(at + 1, stops, slide.label)}
            aria-current={at === index || undefined}
            className={marks === 'thumbs' ? thumb : dot}
            onClick={() => props.onGo(at)}
          >
            {marks === 'thumbs' && slide.thumb}
          </button>
        ))}
      <IconButton
        size="s"
        label={labels.next}
        aria-disabled={(!isLooping && index === stops - 1) || undefined}
        onPress={() => props.onStep(1)}
      >
        <span className={look}>
          <ChevronEndIcon aria-hidden />
        </span>
      </IconButton>
    </div>
  );
}
