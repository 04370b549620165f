import type { GuestItem } from '@servery/api';
import { firstChosen, incomplete, priceOf } from '@servery/domain/choices';
import { Button, Dialog, Stack, Text, TextField } from '@servery/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Money } from '../../hooks/useMoney.ts';
import { dishWords as words } from '../../messages/dish.ts';
import { pageWords } from '../../messages/page.ts';
import * as styles from '../guest.css.ts';
import { Quantity } from '../Quantity.tsx';
import { Choices } from './Choices.tsx';
import { wantedOf } from './draft.ts';

interface DishDialogProps {
  item: GuestItem;
  money: Money['money'];
  /** How many of one dish can be ordered here. */
  max: number;
  onAdd: (wanted: ReturnType<typeof wantedOf>) => void;
  onClose: () => void;
}

/** A dish with its picture, its choices and how many of it. */
export function DishDialog({ item, money, max, onAdd, onClose }: DishDialogProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(() => firstChosen(item));
  const [quantity, setQuantity] = useState(Math.max(1, item.min_quantity));
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const groups = useRef(new Map<number, HTMLElement>());
  const { name, description, picture } = item;
  const [wrong] = incomplete(item, chosen);
  const add = () => {
    setTried(true);
    if (!wrong) return onAdd(wantedOf(item, chosen, quantity, note));
    const first = groups.current.get(wrong.id);
    first?.scrollIntoView({ block: 'center' });
    first?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={name}
      closeLabel={formatMessage(pageWords.close)}
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
              {formatMessage(words.add, { amount: money(priceOf(item, chosen, quantity)) })}
            </Button>
          </span>
        </div>
      }
    >
      <Stack gap="l">
        {picture && (
          <img
            className={styles.large}
            src={picture.medium}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
          />
        )}
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
                isTried && wrong?.id === group.id ? formatMessage(words.missing) : undefined
              }
              onChange={setChosen}
            />
          </div>
        ))}
        <TextField
          label={formatMessage(words.note)}
          description={formatMessage(words.noteHelp)}
          maxLength={200}
          value={note}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  );
}
