import type { Ref } from 'react';
import { usePressable, type PressableProps } from '../Button/usePressable.ts';
import type { AvatarProps } from './Avatar.tsx';
import { more } from './AvatarGroup.css.ts';

export interface MoreButtonProps extends PressableProps {
  label: string;
  figure: string;
  size: AvatarProps['size'];
  ref?: Ref<HTMLButtonElement>;
}

/** The number of those who have no room, as a face of its own. */
export function MoreButton({ label, figure, size, ...props }: MoreButtonProps) {
  return (
    <button {...usePressable(props)} aria-label={label} className={more({ size })}>
      {figure}
    </button>
  );
}
