import { invoiceTotals } from '@servery/domain/template';
import { Amount, Card, ComboBox, Description, DescriptionList, Stack, TextArea } from '@servery/ui';
import { NumberField, useListWords } from '@servery/words';
import { useIntl } from 'react-intl';
import { chargedOf, type Draft } from '../editor.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { editorWords as words } from '../messages/editor.ts';
import { listWords } from '../messages/list.ts';
import { sheetWords } from '../messages/sheet.ts';
import { rates, sumFields } from './editor.css.ts';

interface EditorSumsProps {
  draft: Draft;
  salespeople: readonly string[];
  onChange: (part: Partial<Draft>) => void;
}

const within = (percent: number | null) =>
  Math.round(Math.min(100, Math.max(0, percent ?? 0)) * 100);

/** Who sells, what is taken off and put on, and what it comes to. */
export function EditorSums({ draft, salespeople, onChange }: EditorSumsProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const people = formatMessage(words.people);
  const { subtotal, discount, tax, total } = invoiceTotals(chargedOf(draft));
  const rate = (label: string, value: number, change: (rate: number) => void) => (
    <NumberField
      label={label}
      suffix="%"
      minValue={0}
      maxValue={100}
      step={0.5}
      maxDecimals={2}
      value={value / 100}
      onChange={(percent) => change(within(percent))}
    />
  );
  return (
    <Card>
      <Stack gap="l" align="stretch">
        <div className={sumFields}>
          <Stack gap="m" align="stretch">
            <ComboBox
              label={formatMessage(sheetWords.salesperson)}
              words={useListWords(people, people)}
              options={salespeople.map((name) => ({ value: name, label: name }))}
              value={draft.salesperson || null}
              onChange={(name) => onChange({ salesperson: (name ?? '').slice(0, 120) })}
              allowsCustomValue
            />
            <div className={rates}>
              {rate(formatMessage(words.discount), draft.discountRate, (discountRate) =>
                onChange({ discountRate }),
              )}
              {rate(formatMessage(words.tax), draft.taxRate, (taxRate) => onChange({ taxRate }))}
            </div>
          </Stack>
          <DescriptionList look="rows">
            <Description term={formatMessage(sheetWords.subtotal)}>
              <Amount>{money(subtotal)}</Amount>
            </Description>
            <Description term={formatMessage(words.discount)}>
              <Amount>{money(0 - discount)}</Amount>
            </Description>
            <Description term={formatMessage(words.tax)}>
              <Amount>{money(tax)}</Amount>
            </Description>
            <Description term={formatMessage(listWords.total)}>
              <Amount weight="bold" size="l">
                {money(total)}
              </Amount>
            </Description>
          </DescriptionList>
        </div>
        <TextArea
          label={formatMessage(sheetWords.note)}
          value={draft.note}
          dir={draft.note ? 'auto' : undefined}
          rows={3}
          onChange={(note) => onChange({ note: note.slice(0, 1000) })}
        />
      </Stack>
    </Card>
  );
}
