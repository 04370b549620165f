import { deleteKitchenZone, Problem, type KitchenZone } from '@servery/api';
import { ConfirmDialog, toast, type ConfirmDialogProps } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useZoneAction } from '../../hooks/useZoneAction.ts';
import { zonesWords } from '../../messages.ts';

interface DeleteZoneProps {
  zone: KitchenZone;
  zones: readonly KitchenZone[];
  /** The button that asks. */
  children: ConfirmDialogProps['trigger'];
  onDone: () => void;
}

/** Asks before a zone goes, and says where its dishes go. */
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
    toast.success({ title: formatMessage(zonesWords.deleted, { name }) });
    onDone();
  };
  return (
    <ConfirmDialog
      trigger={children}
      title={formatMessage(zonesWords.deleteTitle, { name })}
      confirmLabel={formatMessage(zonesWords.delete)}
      cancelLabel={formatMessage(zonesWords.cancel)}
      tone="danger"
      errorMessage={problem ? text(problem) : undefined}
      onConfirm={confirm}
    >
      {rest
        ? formatMessage(zonesWords.deleteTo, { count, zone: rest.name })
        : formatMessage(zonesWords.deleteNowhere, { count })}
    </ConfirmDialog>
  );
}
