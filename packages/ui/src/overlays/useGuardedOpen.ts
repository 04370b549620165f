import { useRef } from 'react';
import { useOpenState, type OpenStateProps } from './useOpenState.ts';

export interface GuardedOpenProps extends OpenStateProps {
  /** While work is under way nothing closes it but its owner. */
  isPending?: boolean;
  /** Asked before every closing by the user; `false` keeps it open (unsaved changes, for one). */
  onCloseRequest?: () => boolean | Promise<boolean>;
}

/** Open state whose closing can be refused; `change` asks, once at a time. */
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
