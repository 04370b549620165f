import type { ButtonHTMLAttributes, MouseEvent } from 'react';

/** The native attributes that a trigger or a test can pass to a button. */
export type NativeButton = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'disabled'
>;

export interface PressableProps extends NativeButton {
  /**
   * Whether the button is disabled. It can't be focused or pressed.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the button's last action is still running. It keeps focus and width, and ignores
   * presses. A solid button follows the dialog around it if this is left out.
   */
  isPending?: boolean;
  /**
   * Called when the button is pressed by click, tap, Enter or Space, after `onClick`. It isn't
   * called while pending.
   */
  onPress?: () => void;
}

/** Returns the attributes of a native button. While pending, it neither presses nor submits. */
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
