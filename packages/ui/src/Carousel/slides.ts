import type { ReactNode } from 'react';

/** One thing of a carousel. */
export interface Slide {
  id: string;
  /** Its content; a function hears whether it is in view or next to it, and draws nothing heavy before. */
  content: ReactNode | ((isNear: boolean) => ReactNode);
  /** What it shows, read out with its place: "Nasi lemak". */
  label?: string;
  /** A small picture of it, for `hasThumbs`. */
  thumb?: ReactNode;
}

/** Whether a slide is in view or one step from it, round and round where it loops. */
export function isNear(at: number, shown: readonly number[], count: number, isLooping: boolean) {
  return shown.some((index) => {
    const distance = Math.abs(index - at);
    return distance <= 1 || (isLooping && count - distance <= 1);
  });
}

/** The index a step away, held at the ends or round and round. */
export function stepFrom(at: number, by: number, count: number, isLooping: boolean): number {
  if (isLooping) return (at + by + count) % count;
  return Math.min(count - 1, Math.max(0, at + by));
}
