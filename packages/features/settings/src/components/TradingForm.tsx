import { orderMethods, type StoreSettings } from '@servery/api';
import { Card, DatePicker, FormSection, TextField, TimeField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSectionForm } from '../hooks/useSectionForm.ts';
import { chargeMessages, tradingMessages as messages } from '../messages/money.ts';
import { sectionMessages } from '../messages/settings.ts';
import type { SectionProps } from './section.ts';
import { SectionForm } from './SectionForm.tsx';
import * as styles from './settings.css.ts';
import { useWhen } from './useWhen.ts';

const valuesOf = ({ trading }: StoreSettings) => ({
  day_start: trading.day_start as string | null,
  order_prefixes: trading.order_prefixes,
  from: null as string | null,
});

/** The form of the trading day and the order numbers. */
export function TradingForm(props: SectionProps) {
  const { settings, merchantId, isReadOnly } = props;
  const { formatMessage } = useIntl();
  const when = useWhen(merchantId);
  const form = useSectionForm(props, {
    section: 'trading',
    defaults: valuesOf(settings),
    toEdit: ({ day_start, order_prefixes, from }) => ({
      type: 'trading',
      day_start: day_start ?? '',
      order_prefixes: {
        dine_in: order_prefixes.dine_in.toUpperCase(),
        pickup: order_prefixes.pickup.toUpperCase(),
        delivery: order_prefixes.delivery.toUpperCase(),
      },
      from: from ?? '',
    }),
    messages: {
      'day_start.regex': messages.morning,
      'order_prefixes.dine_in.regex': messages.prefixFormat,
      'order_prefixes.pickup.regex': messages.prefixFormat,
      'order_prefixes.delivery.regex': messages.prefixFormat,
      ...when.messages,
      'from.past': messages.past,
    },
    saved: when.saved,
  });
  return (
    <SectionForm {...props} form={form}>
      <Card title={formatMessage(sectionMessages.trading)} padding="l">
        <div className={styles.stack}>
          <TimeField
            label={formatMessage(messages.dayStart)}
            description={formatMessage(messages.dayStartHelp)}
            minuteStep={15}
            isReadOnly={isReadOnly}
            {...form.message('day_start')}
            value={form.values.day_start}
            onChange={(time) => form.set('day_start', time)}
          />
          <FormSection title={formatMessage(messages.prefixes)} level={3}>
            <div className={styles.triple}>
              {orderMethods.map((method) => (
                <TextField
                  key={method}
                  label={formatMessage(chargeMessages[method])}
                  description={formatMessage(messages.example, {
                    number: `${form.values.order_prefixes[method].toUpperCase()}042`,
                  })}
                  isReadOnly={isReadOnly}
                  {...form.field(`order_prefixes.${method}`)}
                />
              ))}
            </div>
          </FormSection>
          {!isReadOnly && (
            <DatePicker
              label={formatMessage(messages.from)}
              description={formatMessage(messages.fromHelp)}
              {...form.message('from')}
              value={form.values.from}
              onChange={(date) => form.set('from', date)}
            />
          )}
        </div>
      </Card>
    </SectionForm>
  );
}
