import type { CartLine, MenuItem } from '@servery/api';
import { firstChosen, incomplete, priceOf, type Chosen } from '@servery/domain/choices';
import { Button, Dialog, Stack, Text, TextField } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { commonWords } from '../../messages/common.ts';
import { tableWords as words } from '../../messages/table.ts';
import { Choices } from './Choices.tsx';
import * as styles from './panels.css.ts';
import { Stepper } from './Stepper.tsx';

/** What is wanted of an item. */
export interface Wanted {
  quantity: number;
  options: { id: number; quantity: number }[];
  note: string;
}

interface ChoicesDialogProps {
  item: Pick<MenuItem, 'name' | 'price' | 'options' | 'min_quantity' | 'max_quantity'>;
  merchant_id: number;
  /** The line that is edited; a new one is added without it. */
  line?: CartLine;
  /** Adds or saves it; answers whether that was done. */
  onSave: (wanted: Wanted) => Promise<boolean>;
  onClose: () => void;
}

const chosenOn = ({ options }: CartLine): Chosen =>
  new Map(options.map(({ id, quantity }) => [id, quantity]));

/** Asks how many of an item, with which choices; it can be added once each group has as many as it asks for. */
export function ChoicesDialog({ item, merchant_id, line, onSave, onClose }: ChoicesDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const least = Math.max(1, item.min_quantity);
  const [chosen, setChosen] = useState(() => (line ? chosenOn(line) : firstChosen(item)));
  const [quantity, setQuantity] = useState(line?.quantity ?? least);
  const [note, setNote] = useState(line?.note ?? '');
  const [isPending, setPending] = useState(false);
  const missing = incomplete(item, chosen);
  const save = async () => {
    setPending(true);
    const options = [...chosen].map(([id, count]) => ({ id, quantity: count }));
    const isDone = await onSave({ quantity, options, note: note.trim() });
    setPending(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={item.name}
      closeLabel={formatMessage(commonWords.close)}
      isPending={isPending}
      footer={
        <div className={styles.footer}>
          {missing.length > 0 && (
            <Text tone="muted">
              {formatMessage(words.chooseFirst, {
                names: missing.map(({ name }) => name).join(', '),
              })}
            </Text>
          )}
          <div className={styles.between}>
            <Stepper
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
              {formatMessage(line ? words.saveIt : words.addIt, {
                amount: money(priceOf(item, chosen, quantity)),
              })}
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
          label={formatMessage(words.note)}
          maxLength={200}
          value={note}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  );
}
