import { limitsOf, wantedLine, type MenuItem } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Button, Checkbox, Heading, Inline, Text, TextField } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addMessages } from '../../../messages/add.ts';
import { group as groupStyle, groupName, optionRow, price, store } from './add.css.ts';
import {
  choose,
  isSatisfied,
  lineOf,
  priceOf,
  type BasketLine,
  type Chosen,
} from './basketLines.ts';

export interface OptionPickerProps {
  merchant_id: number;
  item: MenuItem;
  /** The seat that it is for. */
  seat: number | null;
  onPut: (line: BasketLine) => void;
  onBack: () => void;
}

/**
 * The options of one item, which can be added once every group has its required number of choices.
 */
export function OptionPicker({ merchant_id, item, seat, onPut, onBack }: OptionPickerProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const [chosen, setChosen] = useState<Chosen>({});
  const [note, setNote] = useState('');
  const isReady = item.options.every((group) => isSatisfied(group, chosen));
  const rule = ({ min, max }: MenuItem['options'][number]) => {
    if (min === max) return formatMessage(addMessages.exactly, { count: min });
    return formatMessage(min === 0 ? addMessages.upTo : addMessages.between, { min, max });
  };
  return (
    <div className={store}>
      <Heading level={3}>{formatMessage(addMessages.choose, { name: item.name })}</Heading>
      {item.options.map((group) => (
        <fieldset key={group.id} className={groupStyle}>
          <legend className={groupName}>
            {group.name}
            <Text size="s" tone={isSatisfied(group, chosen) ? 'muted' : 'accent'}>
              {rule(group)}
            </Text>
          </legend>
          {group.items.map((option) => (
            <div key={option.id} className={optionRow}>
              <Checkbox
                isSelected={(chosen[option.id] ?? 0) > 0}
                onChange={() => setChosen(choose(group, option.id, chosen))}
              >
                {option.name}
              </Checkbox>
              <span className={price}>
                {option.price === 0 ? formatMessage(addMessages.free) : `+ ${money(option.price)}`}
              </span>
            </div>
          ))}
        </fieldset>
      ))}
      <TextField
        label={formatMessage(addMessages.note)}
        value={note}
        onChange={setNote}
        {...limitsOf(wantedLine, 'note')}
      />
      <Inline gap="s" justify="end">
        <Button onPress={onBack}>{formatMessage(addMessages.backToMenu)}</Button>
        <Button
          tone="accent"
          emphasis="soft"
          isDisabled={!isReady}
          onPress={() => onPut(lineOf(item, chosen, note.trim(), seat))}
        >
          {formatMessage(addMessages.put, { amount: money(priceOf(item, chosen)) })}
        </Button>
      </Inline>
    </div>
  );
}
