import type { ComponentType } from 'react';
import { picture } from './Illustration.css.ts';

export interface IllustrationProps {
  /** Renders the drawing in a view box of 240 × 180. */
  drawing: ComponentType;
}

/** A decorative picture, hidden from screen readers. */
export function Illustration({ drawing: Drawing }: IllustrationProps) {
  return (
    <svg viewBox="0 0 240 180" aria-hidden focusable={false} className={picture}>
      <Drawing />
    </svg>
  );
}
