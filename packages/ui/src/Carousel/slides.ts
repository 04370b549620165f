import type { ReactNode } from 'react';

/** A slide of a `Carousel`. */
export interface Slide {
  /** The unique key of the slide. */
  id: string;
  /**
   * The content. A function is called with whether the slide is in view or next to it, so that
   * heavy content can be rendered late.
   */
  content: ReactNode | ((isNear: boolean) => ReactNode);
  /** The subject of the slide, which is read with its position: "Nasi lemak". */
  label?: string;
  /** A small picture of the slide, for `marks="thumbs"`. */
  thumb?: ReactNode;
}

/** Whether a slide is in view or one step away. The steps wrap around in a loop. */
export function isNear(at: number, shown: readonly number[], count: number, isLooping: boolean) {
  return shown.some((index) => {
    const distance = Math.abs(index - at);
    return distance <= 1 || (isLooping && count - distance <= 1);
  });
}

/** Returns the index one step away, which stops at the ends or wraps around in a loop. */
export function stepFrom(at: number, by: number, count: number, isLooping: boolean): number {
  if (isLooping) return (at + by + count) % count;
  return Math.min(count - 1, Math.max(0, at + by));
}
