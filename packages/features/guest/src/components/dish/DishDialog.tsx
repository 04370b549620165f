import { addGuestLines, limitsOf, type GuestItem } from '@servery/api';
import { firstChosen, incomplete, priceOf } from '@servery/screens/choices';
import { Button, Dialog, Stack, Text, TextField, useChanged, useUnsavedGuard } from '@servery/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '../Picture.tsx';
import type { Money } from '../../hooks/useMoney.ts';
import { dishMessages as messages } from '../../messages/dish.ts';
import * as styles from '../guest.css.ts';
import { Quantity } from '../Quantity.tsx';
import { Choices } from './Choices.tsx';
import { wantedOf } from './draft.ts';

interface DishDialogProps {
  item: GuestItem;
  money: Money['money'];
  /** The maximum quantity of one dish. */
  max: number;
  onAdd: (wanted: ReturnType<typeof wantedOf>) => void;
  onClose: () => void;
}

/** Dialog of a dish with its picture, choices, quantity and note. */
export function DishDialog({ item, money, max, onAdd, onClose }: DishDialogProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(() => firstChosen(item));
  const [quantity, setQuantity] = useState(Math.max(1, item.min_quantity));
  const [note, setNote] = useState('');
  const guard = useUnsavedGuard({
    isDirty: useChanged({ chosen: [...chosen], quantity, note }),
    onDiscard: onClose,
  });
  const [isTried, setTried] = useState(false);
  const groups = useRef(new Map<number, HTMLElement>());
  const { name, description, picture } = item;
  const [wrong] = incomplete(item, chosen);
  const add = () => {
    setTried(true);
    if (!wrong) return guard.leave(() => onAdd(wantedOf(item, chosen, quantity, note)));
    const first = groups.current.get(wrong.id);
    first?.scrollIntoView({ block: 'center' });
    first?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <>
      {guard.question}
      <Dialog
        isOpen
        onCloseRequest={guard.onCloseRequest}
        onOpenChange={(isOpen) => isOpen || onClose()}
        title={name}
        footer={
          <div className={styles.adding}>
            <Quantity
              name={name}
              value={quantity}
              min={Math.max(1, item.min_quantity)}
              max={Math.min(item.max_quantity ?? max, max)}
              onChange={setQuantity}
            />
            <span className={styles.grow}>
              <Button tone="accent" emphasis="solid" size="l" isWide onPress={add}>
                {formatMessage(messages.add, { amount: money(priceOf(item, chosen, quantity)) })}
              </Button>
            </span>
          </div>
        }
      >
        <Stack gap="l">
          {picture && <Picture picture={picture} size="medium" className={styles.large} />}
          {description && (
            <Text as="p" tone="muted">
              {description}
            </Text>
          )}
          {item.options.map((group) => (
            <div
              key={group.id}
              ref={(place) => {
                if (place) groups.current.set(group.id, place);
                else groups.current.delete(group.id);
              }}
            >
              <Choices
                group={group}
                chosen={chosen}
                money={money}
                errorMessage={
                  isTried && wrong?.id === group.id ? formatMessage(messages.missing) : undefined
                }
                onChange={setChosen}
              />
            </div>
          ))}
          <TextField
            label={formatMessage(messages.note)}
            description={formatMessage(messages.noteHelp)}
            {...limitsOf(addGuestLines.body, 'lines', 'note')}
            value={note}
            onChange={setNote}
          />
        </Stack>
      </Dialog>
    </>
  );
}
