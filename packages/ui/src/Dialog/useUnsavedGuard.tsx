import { useRef, useState, type ReactNode } from 'react';
import { useNavigation } from '../Link/NavigationProvider.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';
import { unsavedMessages } from './unsavedMessages.ts';

/** The options of `useUnsavedGuard`. */
export interface UnsavedGuardOptions {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** The question. It's "Discard changes?" in the language of the kit if it's left out. */
  title?: ReactNode;
  /** The changes that will be lost, if the kit's own sentence doesn't describe them. */
  children?: ReactNode;
  /** The label of the button that discards the changes, instead of "Discard". */
  discardLabel?: string;
  /** The label of the button that keeps editing, instead of "Keep editing". */
  keepLabel?: string;
  /**
   * Called when the user leaves the page without saving. Use it to reset the form or close the
   * dialog.
   */
  onDiscard?: () => void;
  /**
   * Whether navigation by code to another page is held too, other than through `leave`.
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
  const format = useFormatMessage();
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
      title={title ?? format(unsavedMessages.title)}
      tone="danger"
      confirmLabel={discardLabel ?? format(unsavedMessages.discard)}
      cancelLabel={keepLabel ?? format(unsavedMessages.keep)}
      onConfirm={() => reply(true)}
    >
      {children ?? format(unsavedMessages.text)}
    </ConfirmDialog>
  );
  return { onCloseRequest, question, leave };
}
