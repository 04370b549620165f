import { limitsOf, toggleOccupyStatus, type Table } from '@servery/api';
import { Button, Dialog, Form, useUnsavedGuard } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOccupy } from '../hooks/useOccupy.ts';
import { actMessages as messages } from '../messages/act.ts';
import { commonMessages } from '../messages/common.ts';

export interface TableDialogProps {
  table: Table;
  onClose: () => void;
}

/** Asks for the number of guests to seat. */
export function SeatDialog({ table, onClose }: TableDialogProps) {
  const { formatMessage } = useIntl();
  const occupy = useOccupy();
  const { name, seats_min: min, seats_max: max } = table;
  const form = useId();
  const usual = Math.min(2, max);
  const [covers, setCovers] = useState(usual);
  const [isPending, setPending] = useState(false);
  const guard = useUnsavedGuard({ isDirty: covers !== usual && !isPending, onDiscard: onClose });
  const seat = async () => {
    setPending(true);
    const isDone = await occupy(table, true, covers);
    setPending(false);
    if (isDone) onClose();
  };
  return (
    <>
      {guard.question}
      <Dialog
        isOpen
        onCloseRequest={guard.onCloseRequest}
        size="s"
        onOpenChange={(isOpen) => isOpen || onClose()}
        title={formatMessage(messages.seatTitle, { name })}
        isPending={isPending}
        footer={(close) => (
          <>
            <Button tone="neutral" onPress={close} isDisabled={isPending}>
              {formatMessage(commonMessages.cancel)}
            </Button>
            <Button tone="accent" emphasis="solid" type="submit" form={form} isPending={isPending}>
              {formatMessage(messages.seat)}
            </Button>
          </>
        )}
      >
        <Form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            void seat();
          }}
        >
          <NumberField
            label={formatMessage(messages.covers)}
            description={formatMessage(messages.coversHelp, { min, max })}
            value={covers}
            onChange={(value) => setCovers(value ?? 0)}
            {...limitsOf(toggleOccupyStatus.body, 'covers')}
            decrementLabel={formatMessage(commonMessages.fewer)}
            incrementLabel={formatMessage(commonMessages.more)}
          />
        </Form>
      </Dialog>
    </>
  );
}
