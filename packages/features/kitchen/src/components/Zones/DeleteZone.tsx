import { deleteKitchenZone, Problem, type KitchenZone } from '@servery/api';
import { ConfirmDialog, toast, type ConfirmDialogProps } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useZoneAction } from '../../hooks/useZoneAction.ts';
import { zonesMessages } from '../../messages.ts';

interface DeleteZoneProps {
  zone: KitchenZone;
  zones: readonly KitchenZone[];
  /** The button that opens the dialog. */
  children: ConfirmDialogProps['trigger'];
  onDone: () => void;
}

/** Confirmation before a zone is deleted, which names the zone that takes over its dishes. */
export function DeleteZone({ zone, zones, children, onDone }: DeleteZoneProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const remove = useZoneAction(deleteKitchenZone);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { id, version, name, item_count: count } = zone;
  const rest = zones.find((one) => one.is_fallback && one.is_active && one.id !== id);
  const confirm = async () => {
    try {
      await remove.trigger({ params: { id }, body: { version } });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setProblem(error);
      throw error;
    }
    toast.success({ title: formatMessage(zonesMessages.deleted, { name }) });
    onDone();
  };
  return (
    <ConfirmDialog
      trigger={children}
      title={formatMessage(zonesMessages.deleteTitle, { name })}
      confirmLabel={formatMessage(zonesMessages.delete)}
      tone="danger"
      errorMessage={problem ? text(problem) : undefined}
      onConfirm={confirm}
    >
      {rest
        ? formatMessage(zonesMessages.deleteTo, { count, zone: rest.name })
        : formatMessage(zonesMessages.deleteNowhere, { count })}
    </ConfirmDialog>
  );
}
