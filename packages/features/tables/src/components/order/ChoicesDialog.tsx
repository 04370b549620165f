import type { MenuItem } from '@servery/api';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Dialog,
  Radio,
  RadioGroup,
  Stack,
  Text,
  TextField,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { commonWords } from '../../messages/common.ts';
import { tableWords as words } from '../../messages/table.ts';

/** What was chosen of an item. */
export interface Chosen {
  options: { id: number }[];
  note: string;
}

interface ChoicesDialogProps {
  item: MenuItem;
  merchant_id: number;
  /** Adds it; answers whether that was done. */
  onAdd: (chosen: Chosen) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the choices of an item; it can be added once each group has as many as it asks for. */
export function ChoicesDialog({ item, merchant_id, onAdd, onClose }: ChoicesDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const [chosen, setChosen] = useState<Record<number, readonly string[]>>(() =>
    Object.fromEntries(
      item.options.map(({ id, items }) => [
        id,
        items.filter(({ is_default }) => is_default).map((one) => String(one.id)),
      ]),
    ),
  );
  const [note, setNote] = useState('');
  const [isPending, setPending] = useState(false);
  const missing = item.options.filter(({ id, min }) => (chosen[id]?.length ?? 0) < min);
  const label = ({ name, price }: { name: string; price: number }) =>
    price === 0 ? name : `${name} ${price > 0 ? '+' : ''}${money(price)}`;
  const rule = (min: number, max: number) =>
    formatMessage(min === 0 ? words.chooseUpTo : min === max ? words.chooseExactly : words.choose, {
      min,
      max,
    });
  const add = async () => {
    setPending(true);
    const options = Object.values(chosen)
      .flat()
      .map((id) => ({ id: Number(id) }));
    const isDone = await onAdd({ options, note });
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
        <>
          {missing.length > 0 && (
            <Text tone="muted">
              {formatMessage(words.chooseFirst, {
                names: missing.map(({ name }) => name).join(', '),
              })}
            </Text>
          )}
          <Button
            tone="accent"
            emphasis="solid"
            isDisabled={missing.length > 0}
            isPending={isPending}
            onPress={() => void add()}
          >
            {formatMessage(words.addIt)}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        {item.options.map(({ id, name, min, max, items }) =>
          min === 1 && max === 1 ? (
            <RadioGroup
              key={id}
              label={name}
              description={rule(min, max)}
              value={chosen[id]?.[0] ?? null}
              onChange={(option) => setChosen({ ...chosen, [id]: [option] })}
            >
              {items.map((option) => (
                <Radio key={option.id} value={String(option.id)}>
                  {label(option)}
                </Radio>
              ))}
            </RadioGroup>
          ) : (
            <CheckboxGroup
              key={id}
              label={name}
              description={rule(min, max)}
              value={chosen[id] ?? []}
              onChange={(ids) =>
                // The newest choice replaces the only one.
                setChosen({ ...chosen, [id]: max === 1 ? ids.slice(-1) : ids.slice(0, max) })
              }
            >
              {items.map((option) => (
                <Checkbox key={option.id} value={String(option.id)}>
                  {label(option)}
                </Checkbox>
              ))}
            </CheckboxGroup>
          ),
        )}
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
