import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon, PauseIcon, PlayIcon } from '../icons.ts';
import { controls, dot, thumb, turned } from './Carousel.css.ts';
import type { CarouselWords } from './Carousel.tsx';
import type { Slide } from './slides.ts';

export interface CarouselControlsProps {
  slides: readonly Slide[];
  words: CarouselWords;
  index: number;
  /** How many places there are to go to. */
  stops: number;
  isLooping: boolean;
  isVertical: boolean;
  marks: 'dots' | 'thumbs' | 'none';
  /** Where it plays by itself: whether it does now. */
  isPlaying?: boolean;
  onToggle: () => void;
  onStep: (by: 1 | -1) => void;
  onGo: (index: number) => void;
}

/** What goes to another slide: arrows, a mark for each, and what stops the show. */
export function CarouselControls(props: CarouselControlsProps) {
  const { slides, words, index, stops, isLooping, isVertical, marks, isPlaying } = props;
  const look = isVertical ? turned : undefined;
  return (
    <div className={controls}>
      {isPlaying !== undefined && (
        <IconButton size="s" label={isPlaying ? words.pause : words.play} onPress={props.onToggle}>
          {isPlaying ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}
        </IconButton>
      )}
      <IconButton
        size="s"
        label={words.previous}
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
            aria-label={words.position(at + 1, stops, slide.label)}
            aria-current={at === index || undefined}
            className={marks === 'thumbs' ? thumb : dot}
            onClick={() => props.onGo(at)}
          >
            {marks === 'thumbs' && slide.thumb}
          </button>
        ))}
      <IconButton
        size="s"
        label={words.next}
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
