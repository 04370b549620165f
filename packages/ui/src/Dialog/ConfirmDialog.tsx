import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Opener } from '../overlays/trigger.tsx';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { Dialog } from './Dialog.tsx';
import { cancelMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

export interface ConfirmDialogProps extends OpenStateProps {
  /** The button that opens the dialog. Without it, control `isOpen`. */
  trigger?: Opener;
  /** The question: "Void order 214?" */
  title: ReactNode;
  /** The consequence, in numbers. */
  children?: ReactNode;
  /** The label of the confirm button, a verb with its object: "Void order". Never "OK". */
  confirmLabel: string;
  /** The label of the cancel button, which has focus at first, instead of "Cancel". */
  cancelLabel?: string;
  /**
   * The colour of the confirm button. Use `danger` for destructive actions.
   * @default 'accent'
   */
  tone?: 'accent' | 'danger';
  /**
   * Called when the confirm button is pressed. The dialog is pending until a returned promise is
   * resolved, then it closes; if the promise rejects, it stays open.
   */
  onConfirm: () => unknown;
  /**
   * Whether the action is running. The dialog is also pending during `onConfirm`.
   * @default false
   */
  isPending?: boolean;
  /** The error, announced and shown below the content. */
  errorMessage?: ReactNode;
}

/** Asks before an action with consequences. Focus starts on the cancel button. */
export function ConfirmDialog({ children, tone = 'accent', ...props }: ConfirmDialogProps) {
  const format = useFormatMessage();
  const [isOpen, setOpen] = useOpenState(props);
  const [isWorking, setWorking] = useState(false);
  const isPending = isWorking || props.isPending;
  const confirm = async () => {
    setWorking(true);
    try {
      await props.onConfirm();
      setOpen(false);
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog
      role="alertdialog"
      size="s"
      hasCloseButton={false}
      trigger={props.trigger}
      title={props.title}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isPending={isPending}
      footer={(close) => (
        <>
          <Button autoFocus isDisabled={isPending} onPress={close}>
            {props.cancelLabel ?? format(cancelMessage)}
          </Button>
          <Button tone={tone} emphasis="solid" isPending={isPending} onPress={() => void confirm()}>
            {props.confirmLabel}
          </Button>
        </>
      )}
    >
      {children}
      {props.errorMessage && <p role="alert">{props.errorMessage}</p>}
    </Dialog>
  );
}
