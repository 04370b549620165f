import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Opener } from '../overlays/trigger.tsx';
import type { OpenStateProps } from '../overlays/useOpenState.ts';
import { Dialog } from './Dialog.tsx';
import { closeMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

export interface AlertDialogProps extends OpenStateProps {
  /** The button that opens the dialog. Without it, control `isOpen`. */
  trigger?: Opener;
  /** The title of the dialog. */
  title: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** The label of the button that closes the dialog, such as "Understood", instead of "Close". */
  closeLabel?: string;
}

/** Shows an urgent message that needs no decision. For a decision, use `ConfirmDialog`. */
export function AlertDialog({ children, closeLabel, ...props }: AlertDialogProps) {
  const format = useFormatMessage();
  return (
    <Dialog
      {...props}
      role="alertdialog"
      size="s"
      hasCloseButton={false}
      footer={(close) => (
        <Button autoFocus tone="accent" emphasis="solid" onPress={close}>
          {closeLabel ?? format(closeMessage)}
        </Button>
      )}
    >
      {children}
    </Dialog>
  );
}
