import type { InvoiceItem } from '@servery/api/template';
import { lineAmount } from '@servery/domain/template';
import { Amount, ComboBox, TextField } from '@servery/ui';
import { MoneyField, NumberField, useListWords } from '@servery/words';
import { useIntl } from 'react-intl';
import type { DraftLine, LineFault } from '../editor.ts';
import { currencySign, useMoney } from '../hooks/useMoney.ts';
import { editorWords as words } from '../messages/editor.ts';
import { sheetWords } from '../messages/sheet.ts';
import { itemField, lineFields, linePrice, priceLabel, wholeLine } from './editor.css.ts';

interface LineFieldsProps {
  line: DraftLine;
  items: readonly InvoiceItem[];
  faults: readonly LineFault[];
  onChange: (part: Partial<DraftLine>) => void;
}

/** One line: choosing an item that is sold often fills in the rest. */
export function LineFields({ line, items, faults, onChange }: LineFieldsProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const list = formatMessage(words.items);
  const listWords = useListWords(list, list);
  const say = (fault: LineFault) =>
    faults.includes(fault) ? formatMessage(words[fault]) : undefined;
  const choose = (name: string | null) => {
    const item = items.find((one) => one.name === name);
    onChange({
      item: name ?? '',
      ...(item && { description: item.description, cost: item.cost }),
    });
  };
  const amount = lineAmount({ cost: line.cost ?? 0, quantity: Math.trunc(line.quantity ?? 0) });
  return (
    <div className={lineFields}>
      <div className={itemField}>
        <ComboBox
          label={formatMessage(words.item)}
          words={listWords}
          options={items.map(({ name }) => ({ value: name, label: name }))}
          value={line.item || null}
          onChange={choose}
          allowsCustomValue
          errorMessage={say('itemMissing')}
          isRequired
        />
      </div>
      <MoneyField
        label={formatMessage(sheetWords.cost)}
        currency={currencySign}
        value={line.cost}
        onChange={(cost) => onChange({ cost })}
        errorMessage={say('costMissing')}
        isRequired
      />
      <NumberField
        label={formatMessage(sheetWords.quantity)}
        value={line.quantity}
        minValue={1}
        maxValue={999}
        onChange={(quantity) => onChange({ quantity })}
        errorMessage={say('quantityMissing')}
        isRequired
      />
      <div className={wholeLine}>
        <TextField
          label={formatMessage(words.description)}
          value={line.description}
          dir={line.description ? 'auto' : undefined}
          maxLength={500}
          onChange={(description) => onChange({ description })}
        />
      </div>
      <div className={linePrice}>
        <span className={priceLabel}>{formatMessage(sheetWords.price)}</span>
        <Amount>{money(amount)}</Amount>
      </div>
    </div>
  );
}
