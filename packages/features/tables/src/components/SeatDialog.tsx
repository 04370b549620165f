import type { Table } from '@servery/api';
import { Button, Dialog } from '@servery/ui';
import { NumberField } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOccupy } from '../hooks/useOccupy.ts';
import { actWords as words } from '../messages/act.ts';
import { commonWords } from '../messages/common.ts';

export interface TableDialogProps {
  table: Table;
  onClose: () => void;
}

/** Asks how many sit down. */
export function SeatDialog({ table, onClose }: TableDialogProps) {
  const { formatMessage } = useIntl();
  const occupy = useOccupy();
  const { name, seats_min: min, seats_max: max } = table;
  const [covers, setCovers] = useState(Math.min(2, max));
  const [isPending, setPending] = useState(false);
  const seat = async () => {
    setPending(true);
    const isDone = await occupy(table, true, covers);
    setPending(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(words.seatTitle, { name })}
      closeLabel={formatMessage(commonWords.close)}
      isPending={isPending}
      footer={(close) => (
        <>
          <Button tone="neutral" onPress={close} isDisabled={isPending}>
            {formatMessage(commonWords.cancel)}
          </Button>
          <Button tone="accent" emphasis="solid" isPending={isPending} onPress={() => void seat()}>
            {formatMessage(words.seat)}
          </Button>
        </>
      )}
    >
      <NumberField
        label={formatMessage(words.covers)}
        description={formatMessage(words.coversHelp, { min, max })}
        value={covers}
        onChange={(value) => setCovers(value ?? 0)}
        minValue={0}
        maxValue={99}
        decrementLabel={formatMessage(commonWords.fewer)}
        incrementLabel={formatMessage(commonWords.more)}
      />
    </Dialog>
  );
}
