import { limitsOf, wantedLine, type MenuItem } from '@servery/api';
import { Button, Dialog, Stack, Text, TextField, useUnsavedGuard } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { firstChosen, incomplete, priceOf, type Chosen } from '../choices/choices.ts';
import { useFormat } from '../format/useFormat.ts';
import { orderMessages as messages } from '../messages/orders.ts';
import { Choices } from './Choices.tsx';
import * as styles from './itemOptions.css.ts';
import { SeatField } from './SeatField.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

/** The quantity, choices, note and seat for an item. */
export interface Wanted {
  quantity: number;
  options: { id: number; quantity: number }[];
  note: string;
  /** The seat of the guest that it is for; null or omitted for none. */
  seat?: number | null | undefined;
}

export interface ItemOptionsDialogProps {
  item: Pick<MenuItem, 'name' | 'price' | 'options' | 'min_quantity' | 'max_quantity'>;
  merchant_id: number;
  /** The initial values, such as those of a line that is edited. */
  line?: Wanted | undefined;
  /** The initial seat of a new line. */
  seat?: number | null;
  /**
   * Whether to ask for the seat.
   * @default false
   */
  hasSeat?: boolean;
  /** Returns the label of the main button, with the formatted price of the item. */
  submitLabel: (amount: string) => string;
  /** Adds or saves the line; resolves with whether that succeeded. */
  onSave: (wanted: Wanted) => Promise<boolean>;
  onClose: () => void;
}

const chosenOn = ({ options }: Wanted): Chosen =>
  new Map(options.map(({ id, quantity }) => [id, quantity]));

/**
 * Asks for the quantity, choices and note of an item, and its seat if needed. It can be added once each group has its minimum.
 */
export function ItemOptionsDialog({
  item,
  merchant_id,
  line,
  seat: firstSeat = null,
  hasSeat = false,
  submitLabel,
  onSave,
  onClose,
}: ItemOptionsDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const least = Math.max(1, item.min_quantity);
  const [chosen, setChosen] = useState(() => (line ? chosenOn(line) : firstChosen(item)));
  const [quantity, setQuantity] = useState(line?.quantity ?? least);
  const [note, setNote] = useState(line?.note ?? '');
  const [seat, setSeat] = useState(line ? (line.seat ?? null) : firstSeat);
  const [isPending, setPending] = useState(false);
  const missing = incomplete(item, chosen);
  const [before] = useState({ chosen, quantity, note, seat });
  const isDirty =
    chosen !== before.chosen ||
    quantity !== before.quantity ||
    note !== before.note ||
    seat !== before.seat;
  const guard = useUnsavedGuard({ isDirty: isDirty && !isPending, onDiscard: onClose });
  const save = async () => {
    setPending(true);
    const options = [...chosen].map(([id, count]) => ({ id, quantity: count }));
    const isDone = await onSave({
      quantity,
      options,
      note: note.trim(),
      ...(hasSeat && { seat }),
    });
    setPending(false);
    if (isDone) onClose();
  };
  return (
    <>
      {guard.question}
      <Dialog
        isOpen
        onCloseRequest={guard.onCloseRequest}
        onOpenChange={(isOpen) => isOpen || onClose()}
        title={item.name}
        isPending={isPending}
        footer={
          <div className={styles.footer}>
            {missing.length > 0 && (
              <Text tone="muted">
                {formatMessage(messages.chooseFirst, {
                  names: missing.map(({ name }) => name).join(', '),
                })}
              </Text>
            )}
            <div className={styles.between}>
              <QuantityStepper
                name={item.name}
                value={quantity}
                min={least}
                max={item.max_quantity ?? 999}
                onChange={setQuantity}
              />
              <Button
                tone="accent"
                emphasis="solid"
                isDisabled={missing.length > 0}
                isPending={isPending}
                onPress={() => void save()}
              >
                {submitLabel(money(priceOf(item, chosen, quantity)))}
              </Button>
            </div>
          </div>
        }
      >
        <Stack gap="l">
          {item.options.map((group) => (
            <Choices
              key={group.id}
              group={group}
              merchant_id={merchant_id}
              chosen={chosen}
              onChange={setChosen}
            />
          ))}
          <TextField
            label={formatMessage(messages.kitchenNote)}
            {...limitsOf(wantedLine, 'note')}
            value={note}
            onChange={setNote}
          />
          {hasSeat && <SeatField value={seat} onChange={setSeat} />}
        </Stack>
      </Dialog>
    </>
  );
}
