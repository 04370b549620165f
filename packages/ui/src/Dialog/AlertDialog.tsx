import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Opener } from '../overlays/trigger.tsx';
import type { OpenStateProps } from '../overlays/useOpenState.ts';
import { Dialog } from './Dialog.tsx';

export interface AlertDialogProps extends OpenStateProps {
  trigger?: Opener;
  title: ReactNode;
  children?: ReactNode;
  /** What takes note of it: "Understood". */
  closeLabel: string;
}

/** Says what cannot wait and asks nothing. Where something is to be decided, use `ConfirmDialog`. */
export function AlertDialog({ children, closeLabel, ...props }: AlertDialogProps) {
  return (
    <Dialog
      {...props}
      role="alertdialog"
      size="s"
      footer={(close) => (
        <Button autoFocus tone="accent" emphasis="solid" onPress={close}>
          {closeLabel}
        </Button>
      )}
    >
      {children}
    </Dialog>
  );
}
