import type { InvoiceItem } from '@servery/api/template';
import { lineAmount } from '@servery/domain/template';
import { Amount, ComboBox, TextField } from '@servery/ui';
import { MoneyField, NumberField } from '@servery/screens';
import { useIntl } from 'react-intl';
import type { DraftLine, LineFault } from '../editor.ts';
import { sampleCurrencySign, useSampleMoney } from '@servery/screens/sample-money';
import { editorMessages as messages } from '../messages/editor.ts';
import { sheetMessages } from '../messages/sheet.ts';
import { itemField, lineFields, linePrice, priceLabel, wholeLine } from './editor.css.ts';

interface LineFieldsProps {
  line: DraftLine;
  items: readonly InvoiceItem[];
  faults: readonly LineFault[];
  onChange: (part: Partial<DraftLine>) => void;
}

/** The fields of a line. Choosing a frequent item fills in its description and cost. */
export function LineFields({ line, items, faults, onChange }: LineFieldsProps) {
  const { formatMessage } = useIntl();
  const money = useSampleMoney();
  const list = formatMessage(messages.items);
  const textOf = (fault: LineFault) =>
    faults.includes(fault) ? formatMessage(messages[fault]) : undefined;
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
          label={formatMessage(messages.item)}
          labels={{ list }}
          options={items.map(({ name }) => ({ value: name, label: name }))}
          value={line.item || null}
          onChange={choose}
          allowsCustomValue
          errorMessage={textOf('itemMissing')}
          isRequired
        />
      </div>
      <MoneyField
        label={formatMessage(sheetMessages.cost)}
        currency={sampleCurrencySign}
        value={line.cost}
        onChange={(cost) => onChange({ cost })}
        errorMessage={textOf('costMissing')}
        isRequired
      />
      <NumberField
        label={formatMessage(sheetMessages.quantity)}
        value={line.quantity}
        minValue={1}
        maxValue={999}
        onChange={(quantity) => onChange({ quantity })}
        errorMessage={textOf('quantityMissing')}
        isRequired
      />
      <div className={wholeLine}>
        <TextField
          label={formatMessage(messages.description)}
          value={line.description}
          dir={line.description ? 'auto' : undefined}
          maxLength={500}
          onChange={(description) => onChange({ description })}
        />
      </div>
      <div className={linePrice}>
        <span className={priceLabel}>{formatMessage(sheetMessages.price)}</span>
        <Amount>{money(amount)}</Amount>
      </div>
    </div>
  );
}
