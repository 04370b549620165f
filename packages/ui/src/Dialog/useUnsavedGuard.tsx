import { useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface UnsavedGuardOptions {
  /** Whether there is something to lose now. */
  isDirty: boolean;
  /** The question: "Discard the changes?" */
  title: ReactNode;
  /** What is lost. */
  children?: ReactNode;
  discardLabel: string;
  keepLabel: string;
}

/**
 * Asks before a dialog or drawer with unsaved changes closes: hand it `onCloseRequest`, and render
 * `question` beside it.
 */
export function useUnsavedGuard({
  isDirty,
  title,
  children,
  discardLabel,
  keepLabel,
}: UnsavedGuardOptions) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isLost: boolean) => void>(undefined);
  const reply = (isLost: boolean) => {
    setAsking(false);
    answer.current?.(isLost);
  };
  const onCloseRequest = () => {
    if (!isDirty) return true;
    setAsking(true);
    return new Promise<boolean>((resolve) => (answer.current = resolve));
  };
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => isOpen || reply(false)}
      title={title}
      tone="danger"
      confirmLabel={discardLabel}
      cancelLabel={keepLabel}
      onConfirm={() => reply(true)}
    >
      {children}
    </ConfirmDialog>
  );
  return { onCloseRequest, question };
}
