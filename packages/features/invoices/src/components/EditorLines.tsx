import type { InvoiceItem } from '@servery/api/template';
import { lineAmount } from '@servery/domain/template';
import {
  Amount,
  Card,
  ComboBox,
  media,
  MoneyField,
  NumberField,
  Repeater,
  TextField,
  useMedia,
} from '@servery/ui';
import { useListWords } from '@servery/words';
import { useIntl } from 'react-intl';
import { blankLine, type DraftLine, type Faults, type LineFault } from '../editor.ts';
import { useLineWords } from '../hooks/useLineWords.ts';
import { currencySign, useMoney } from '../hooks/useMoney.ts';
import { editorWords as words } from '../messages/editor.ts';
import { sheetWords } from '../messages/sheet.ts';
import { itemField, lineFields, linePrice, priceLabel, wholeLine } from './editor.css.ts';

interface EditorLinesProps {
  lines: readonly DraftLine[];
  items: readonly InvoiceItem[];
  faults: Faults | null;
  onChange: (change: (lines: readonly DraftLine[]) => readonly DraftLine[]) => void;
}

const most = 100;

/** What is charged for: lines to add, to order and to take away. */
export function EditorLines({ lines, items, faults, onChange }: EditorLinesProps) {
  const { formatMessage } = useIntl();
  const isWide = useMedia(media.medium);
  const change = (id: string, part: Partial<DraftLine>) =>
    onChange((all) => all.map((line) => (line.id === id ? { ...line, ...part } : line)));
  const remove = (index: number) => {
    const gone = lines[index];
    if (!gone) return undefined;
    onChange((all) => all.filter(({ id }) => id !== gone.id));
    return () => onChange((all) => all.toSpliced(index, 0, gone));
  };
  const move = (from: number, to: number) =>
    onChange((all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from]!));
  return (
    <Card padding="m">
      <Repeater
        label={formatMessage(words.lines)}
        items={lines}
        words={useLineWords()}
        max={most}
        errorMessage={faults?.list && formatMessage(words[faults.list])}
        onAdd={() => onChange((all) => [...all, blankLine(all)])}
        onRemove={remove}
        // On a phone the fields need the room of these buttons.
        onMove={isWide ? move : undefined}
      >
        {(line) => (
          <LineFields
            line={line}
            items={items}
            faults={faults?.lines[line.id] ?? []}
            onChange={(part) => change(line.id, part)}
          />
        )}
      </Repeater>
    </Card>
  );
}

interface LineFieldsProps {
  line: DraftLine;
  items: readonly InvoiceItem[];
  faults: readonly LineFault[];
  onChange: (part: Partial<DraftLine>) => void;
}

/** One line: choosing an item that is sold often fills in the rest. */
function LineFields({ line, items, faults, onChange }: LineFieldsProps) {
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
