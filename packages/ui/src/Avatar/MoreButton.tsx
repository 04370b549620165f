import type { Ref } from 'react';
import { usePressable, type PressableProps } from '../Button/usePressable.ts';
import type { AvatarProps } from './Avatar.tsx';
import { more } from './AvatarGroup.css.ts';

export interface MoreButtonProps extends PressableProps {
  /** The accessible name of the button. */
  label: string;
  /** The visible number, such as "+3". */
  figure: string;
  /**
   * The size of the avatars.
   * @default 'm'
   */
  size: AvatarProps['size'];
  /** A ref to the `<button>` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** The number of hidden avatars, in the shape of one. */
export function MoreButton({ label, figure, size, ...props }: MoreButtonProps) {
  return (
    <button {...usePressable(props)} aria-label={label} className={more({ size })}>
      {figure}
    </button>
  );
}
