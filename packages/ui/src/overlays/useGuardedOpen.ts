import { useRef } from 'react';
import { useOpenState, type OpenStateProps } from './useOpenState.ts';

export interface GuardedOpenProps extends OpenStateProps {
  /**
   * Whether an operation is running, so that the user can't close the overlay.
   * @default false
   */
  isPending?: boolean;
  /**
   * Called before the user closes the overlay. If it returns false, or a promise of it, the overlay
   * stays open, for example because of unsaved changes.
   */
  onCloseRequest?: () => boolean | Promise<boolean>;
}

/** Open state whose closing can be refused. `change` asks `onCloseRequest`, once at a time. */
export function useGuardedOpen({ isPending, onCloseRequest, ...props }: GuardedOpenProps) {
  const [isOpen, setOpen] = useOpenState(props);
  const isAsking = useRef(false);
  const change = async (next: boolean) => {
    if (next || !onCloseRequest) {
      if (next || !isPending) setOpen(next);
      return;
    }
    if (isPending || isAsking.current) return;
    isAsking.current = true;
    try {
      if (await onCloseRequest()) setOpen(false);
    } finally {
      isAsking.current = false;
    }
  };
  return { isOpen, change: (next: boolean) => void change(next), close: () => void change(false) };
}
