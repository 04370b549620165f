import { invoiceTotals } from '@servery/domain/template';
import { Amount, Card, ComboBox, Description, DescriptionList, Stack, TextArea } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { useIntl } from 'react-intl';
import { chargedOf, type Draft } from '../editor.ts';
import { useSampleMoney } from '@servery/screens/sample-money';
import { editorMessages as messages } from '../messages/editor.ts';
import { listMessages } from '../messages/list.ts';
import { sheetMessages } from '../messages/sheet.ts';
import { rates, sumFields } from './editor.css.ts';

interface EditorSumsProps {
  draft: Draft;
  salespeople: readonly string[];
  onChange: (part: Partial<Draft>) => void;
}

const hundredths = (percent: number | null) => Math.round((percent ?? 0) * 100);

/** The salesperson, discount, tax and totals. */
export function EditorSums({ draft, salespeople, onChange }: EditorSumsProps) {
  const { formatMessage } = useIntl();
  const money = useSampleMoney();
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
      onChange={(percent) => change(hundredths(percent))}
    />
  );
  return (
    <Card>
      <Stack gap="l" align="stretch">
        <div className={sumFields}>
          <Stack gap="m" align="stretch">
            <ComboBox
              label={formatMessage(sheetMessages.salesperson)}

              options={salespeople.map((name) => ({ value: name, label: name }))}
              value={draft.salesperson || null}
              onChange={(name) => onChange({ salesperson: (name ?? '').slice(0, 120) })}
              allowsCustomValue
            />
            <div className={rates}>
              {rate(formatMessage(messages.discount), draft.discountRate, (discountRate) =>
                onChange({ discountRate }),
              )}
              {rate(formatMessage(messages.tax), draft.taxRate, (taxRate) => onChange({ taxRate }))}
            </div>
          </Stack>
          <DescriptionList look="rows">
            <Description term={formatMessage(sheetMessages.subtotal)}>
              <Amount>{money(subtotal)}</Amount>
            </Description>
            <Description term={formatMessage(messages.discount)}>
              <Amount>{money(0 - discount)}</Amount>
            </Description>
            <Description term={formatMessage(messages.tax)}>
              <Amount>{money(tax)}</Amount>
            </Description>
            <Description term={formatMessage(listMessages.total)}>
              <Amount weight="bold" size="l">
                {money(total)}
              </Amount>
            </Description>
          </DescriptionList>
        </div>
        <TextArea
          label={formatMessage(sheetMessages.note)}
          value={draft.note}
          dir={draft.note ? 'auto' : undefined}
          rows={3}
          onChange={(note) => onChange({ note: note.slice(0, 1000) })}
        />
      </Stack>
    </Card>
  );
}
