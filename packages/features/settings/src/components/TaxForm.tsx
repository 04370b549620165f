import { editSetting, limitsOf, type StoreSettings } from '@servery/api';
import { freshId } from '@servery/screens/hours';
import { Card, Checkbox, Repeater, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSectionForm } from '../hooks/useSectionForm.ts';
import { taxMessages as messages } from '../messages/money.ts';
import { sectionMessages } from '../messages/settings.ts';
import { RateField } from '@servery/screens/rate';
import type { SectionProps } from './section.ts';
import { SectionForm } from './SectionForm.tsx';
import * as styles from './settings.css.ts';
import { useWhen } from './useWhen.ts';
import { fromOf, WhenFields, type When } from './WhenFields.tsx';

interface TaxRow {
  id: string;
  code: string;
  name: string;
  rate: number | null;
  is_inclusive: boolean;
}

const freshTax = (): TaxRow => ({
  id: freshId(),
  code: '',
  name: '',
  rate: null,
  is_inclusive: false,
});

const valuesOf = ({ tax_classes }: StoreSettings) => ({
  tax_classes: tax_classes.map(({ name = '', ...tax }): TaxRow => ({
    ...tax,
    name,
    id: freshId(),
  })) as readonly TaxRow[],
  when: 'now' as When['when'],
  from: null as When['from'],
});

/** The form of the taxes that items can have. */
export function TaxForm(props: SectionProps) {
  const { settings, merchantId, isReadOnly } = props;
  const { formatMessage } = useIntl();
  const when = useWhen(merchantId);
  const form = useSectionForm(props, {
    section: 'tax_classes',
    defaults: valuesOf(settings),
    toEdit: ({ tax_classes, ...rest }) => ({
      type: 'tax_classes',
      tax_classes: tax_classes.map(({ id: _row, rate, code, ...tax }) => ({
        ...tax,
        code: code.toUpperCase(),
        rate: rate as number,
      })),
      from: fromOf(rest),
    }),
    messages: {
      ...when.messages,
      'tax_classes.code.regex': messages.codeFormat,
      'tax_classes.code.taken': messages.codeTaken,
      'tax_classes.in_use': messages.inUse,
      'tax_classes.scheduled': messages.scheduled,
    },
    saved: when.saved,
  });
  const { values } = form;
  const rows = values.tax_classes;
  const change = (next: readonly TaxRow[]) => form.set('tax_classes', next);
  return (
    <SectionForm {...props} form={form}>
      <Card title={formatMessage(sectionMessages.tax_classes)} padding="l">
        <div className={styles.stack}>
          <p className={styles.help}>{formatMessage(messages.help)}</p>
          <Repeater
            label={formatMessage(messages.list)}
            items={rows}
            {...limitsOf(editSetting.body, 'tax_classes')}
            isReadOnly={isReadOnly}
            errorMessage={form.message('tax_classes').errorMessage}
            onAdd={() => change([...rows, freshTax()])}
            onRemove={(index) => {
              change(rows.toSpliced(index, 1));
              return () => change(rows);
            }}
            onMove={(before, after) => {
              const row = rows[before];
              if (row) change(rows.toSpliced(before, 1).toSpliced(after, 0, row));
            }}
            labels={{
              add: formatMessage(messages.add),
              row: (place) => formatMessage(messages.row, { place }),
            }}
          >
            {(_row, index) => (
              <div className={styles.stack}>
                <div className={styles.triple}>
                  <TextField
                    label={formatMessage(messages.code)}
                    placeholder="SST"
                    isReadOnly={isReadOnly}
                    {...form.field(`tax_classes.${index}.code`)}
                  />
                  <TextField
                    label={formatMessage(messages.name)}
                    isReadOnly={isReadOnly}
                    {...form.field(`tax_classes.${index}.name`)}
                  />
                  <RateField
                    label={formatMessage(messages.rate)}
                    isReadOnly={isReadOnly}
                    {...form.field(`tax_classes.${index}.rate`)}
                  />
                </div>
                <Checkbox
                  isReadOnly={isReadOnly}
                  {...form.toggle(`tax_classes.${index}.is_inclusive`)}
                >
                  {formatMessage(messages.isInclusive)}
                </Checkbox>
              </div>
            )}
          </Repeater>
          <WhenFields
            when={values.when}
            from={values.from}
            message={form.message('from')}
            isReadOnly={isReadOnly}
            onChange={(next) => {
              form.set('when', next.when);
              form.set('from', next.from);
            }}
          />
        </div>
      </Card>
    </SectionForm>
  );
}
