import type { ComponentType } from 'react';
import { picture } from './Illustration.css.ts';

export interface IllustrationProps {
  /** What is drawn, in a field of 240 by 180. */
  drawing: ComponentType;
}

/** A quiet picture that says nothing that the words do not: screen readers pass it by. */
export function Illustration({ drawing: Drawing }: IllustrationProps) {
  return (
    <svg viewBox="0 0 240 180" aria-hidden focusable={false} className={picture}>
      <Drawing />
    </svg>
  );
}
