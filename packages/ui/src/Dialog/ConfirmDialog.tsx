import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Opener } from '../overlays/trigger.tsx';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps extends OpenStateProps {
  trigger?: Opener;
  /** The question: "Void order 214?" */
  title: ReactNode;
  /** What will happen, with its numbers. */
  children?: ReactNode;
  /** The act as a verb: "Void order". Never "OK". */
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'accent' | 'danger';
  /** While a promise that it returns is open, the dialog waits; when that is kept, it closes. */
  onConfirm: () => unknown;
  isPending?: boolean;
  /** Why it did not work, in words. */
  errorMessage?: ReactNode;
}

/** Asks before an act with consequences. The focus starts on the way back. */
export function ConfirmDialog({ children, tone = 'accent', ...props }: ConfirmDialogProps) {
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
      trigger={props.trigger}
      title={props.title}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isPending={isPending}
      footer={(close) => (
        <>
          <Button autoFocus isDisabled={isPending} onPress={close}>
            {props.cancelLabel}
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
