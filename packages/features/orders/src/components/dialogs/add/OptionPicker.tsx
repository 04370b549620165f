import type { MenuItem } from '@servery/api';
import { Button, Checkbox, Heading, Inline, Text, TextField } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../hooks/useFormat.ts';
import { addWords } from '../../../messages/add.ts';
import { group as groupStyle, groupName, optionRow, price, shelf } from './add.css.ts';
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
  onPut: (line: BasketLine) => void;
  onBack: () => void;
}

/** The choices of one item; it can be added once each group has as many as it asks for. */
export function OptionPicker({ merchant_id, item, onPut, onBack }: OptionPickerProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const [chosen, setChosen] = useState<Chosen>({});
  const [note, setNote] = useState('');
  const isReady = item.options.every((group) => isSatisfied(group, chosen));
  const rule = ({ min, max }: MenuItem['options'][number]) => {
    if (min === max) return formatMessage(addWords.exactly, { count: min });
    return formatMessage(min === 0 ? addWords.upTo : addWords.between, { min, max });
  };
  return (
    <div className={shelf}>
      <Heading level={3}>{formatMessage(addWords.choose, { name: item.name })}</Heading>
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
                {option.price === 0 ? formatMessage(addWords.free) : `+ ${money(option.price)}`}
              </span>
            </div>
          ))}
        </fieldset>
      ))}
      <TextField
        label={formatMessage(addWords.note)}
        value={note}
        onChange={setNote}
        maxLength={200}
      />
      <Inline gap="s" justify="end">
        <Button onPress={onBack}>{formatMessage(addWords.backToMenu)}</Button>
        <Button
          tone="accent"
          emphasis="soft"
          isDisabled={!isReady}
          onPress={() => onPut(lineOf(item, chosen, note.trim()))}
        >
          {formatMessage(addWords.put, { amount: money(priceOf(item, chosen)) })}
        </Button>
      </Inline>
    </div>
  );
}
