import { useRef, useState, type ReactNode } from 'react';
import { useNavigation } from '../Link/NavigationProvider.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

export interface UnsavedGuardOptions {
  /** Whether there is something to lose now. */
  isDirty: boolean;
  /** The question: "Discard changes?" */
  title: ReactNode;
  /** Explains what will be lost. */
  children?: ReactNode;
  discardLabel: string;
  keepLabel: string;
  /** Discards the changes when the user leaves the page: resets the form or closes the dialog. */
  onDiscard?: () => void;
  /**
   * Also holds navigation to another page that code starts, other than through `leave`.
   *
   * @default false
   */
  holdsNavigation?: boolean;
}

/**
 * Asks before unsaved changes are lost: when a dialog or drawer closes, and when the page is left by a
 * link, by Back or Forward, or by closing the tab. Pass `onCloseRequest` to the dialog and render
 * `question` next to it. `leave` navigates without asking.
 */
export function useUnsavedGuard({
  isDirty,
  title,
  children,
  discardLabel,
  keepLabel,
  onDiscard,
  holdsNavigation,
}: UnsavedGuardOptions) {
  const router = useNavigation();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isDiscarded: boolean) => void>(undefined);
  const ask = (onAnswer: (isDiscarded: boolean) => void) => {
    answer.current?.(false);
    answer.current = onAnswer;
    setAsking(true);
  };
  const reply = (isDiscarded: boolean) => {
    setAsking(false);
    const onAnswer = answer.current;
    answer.current = undefined;
    onAnswer?.(isDiscarded);
  };
  const { leave } = useLeaveGuard({
    isDirty,
    holdsNavigation,
    navigate: router?.navigate,
    onLeave: (go) =>
      ask((isDiscarded) => {
        if (!isDiscarded) return;
        onDiscard?.();
        go();
      }),
  });
  const onCloseRequest = () => !isDirty || new Promise<boolean>(ask);
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
  return { onCloseRequest, question, leave };
}
