import { useErrorToast } from '@servery/screens';
import { ConfirmDialog, toast, type ConfirmDialogProps } from '@servery/ui';
import { useRef } from 'react';
import { useUserProblem } from '../hooks/useUserProblem.ts';

interface ChangeDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'confirmLabel' | 'cancelLabel' | 'children'
> {
  /** The title of the toast after the change. */
  done: string;
  /** The title of the toast if the reader decides against it. Without it there's none. */
  cancelled?: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirmation before a change that takes something away. Toasts show its outcome. */
export function ChangeDialog({
  done,
  cancelled,
  onConfirm,
  onClose,
  ...dialog
}: ChangeDialogProps) {
  const withErrorToast = useErrorToast(useUserProblem());
  const isConfirmed = useRef(false);
  const confirm = () => {
    isConfirmed.current = true;
    return withErrorToast(async () => {
      await onConfirm();
      toast.success({ title: done });
    });
  };
  const close = () => {
    if (cancelled !== undefined && !isConfirmed.current) toast.info({ title: cancelled });
    onClose();
  };
  return (
    <ConfirmDialog {...dialog} isOpen onOpenChange={close} tone="danger" onConfirm={confirm} />
  );
}
