import type { ButtonHTMLAttributes, MouseEvent } from 'react';

/** The native attributes a trigger or a test may hand to a button. */
export type NativeButton = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'disabled'
>;

export interface PressableProps extends NativeButton {
  isDisabled?: boolean;
  /** Busy with the last press: keeps focus and width, and ignores presses. */
  isPending?: boolean;
  /** Runs on click, tap, Enter and Space. */
  onPress?: () => void;
}

/** A native button's attributes from the kit's vocabulary; a pending one neither presses nor submits. */
export function usePressable({
  isDisabled,
  isPending,
  onPress,
  onClick,
  type = 'button',
  ...native
}: PressableProps) {
  return {
    ...native,
    type: isPending ? 'button' : type,
    disabled: isDisabled,
    'aria-disabled': isPending || native['aria-disabled'],
    'aria-busy': isPending || undefined,
    'data-disabled': isDisabled || undefined,
    'data-pending': isPending || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isPending) return event.preventDefault();
      onClick?.(event);
      onPress?.();
    },
  } as const;
}
