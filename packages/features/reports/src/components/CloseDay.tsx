import {
  closeDay,
  getDailyReport,
  previewDayClosing,
  type ClosingPreview,
  type DayClosing,
} from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';
import { LoadState, useFormat, useProblemText } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, Checkbox, CheckboxGroup, FormDrawer, Text, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDate } from '../hooks/useDate.ts';
import { closingMessages as messages, closingProblems } from '../messages/closing.ts';

export interface CloseDayProps {
  /** The outlet whose day is closed; '' for the person's own. */
  merchantId: number | '';
  /** Called with the closing after it was saved. */
  onDone: (closing: DayClosing) => void;
  onClose: () => void;
}

/** The form that closes the current trading day: its open orders, each to be confirmed. */
export function CloseDay({ merchantId, onDone, onClose }: CloseDayProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useCall(previewDayClosing, {
    query: { merchant_id: merchantId },
  });
  if (data) return <Form key={data.number} preview={data} onDone={onDone} onClose={onClose} />;
  return (
    <FormDrawer
      title={formatMessage(messages.action)}
      action={formatMessage(messages.action)}
      isDirty={false}
      isReadOnly
      onSubmit={() => undefined}
      onClose={onClose}
    >
      <LoadState error={error} level={3} lines={4} onRetry={mutate} />
    </FormDrawer>
  );
}

interface FormProps extends Pick<CloseDayProps, 'onDone' | 'onClose'> {
  preview: ClosingPreview;
}

function Form({ preview, onDone, onClose }: FormProps) {
  const { formatMessage } = useIntl();
  const date = useDate();
  const { merchant_id, from_date, business_date, number, open_orders, open_shifts } = preview;
  const { money } = useFormat(merchant_id);
  const { trigger } = useAction(closeDay, { refreshes: [previewDayClosing, getDailyReport] });
  const form = useEndpointForm(closeDay, {
    defaults: { carry_over: [] as string[] },
    toInput: ({ carry_over }) => ({
      body: { merchant_id, business_date, carry_over: carry_over.map(Number) },
    }),
    send: async (input) => {
      const closing = await trigger(input);
      toast.success({ title: formatMessage(messages.done) });
      onDone(closing);
    },
    explain: useProblemText(closingProblems),
  });
  const isOneDay = from_date === business_date;
  return (
    <FormDrawer
      title={
        isOneDay
          ? formatMessage(messages.title, { date: date(business_date) })
          : formatMessage(messages.titleFrom, { from: date(from_date), date: date(business_date) })
      }
      description={formatMessage(messages.text, { number })}
      action={formatMessage(messages.action)}
      {...form.drawer}
      onClose={onClose}
    >
      {open_shifts.length > 0 && (
        <Banner
          tone="warning"
          title={formatMessage(messages.shifts, { count: open_shifts.length })}
        >
          {open_shifts
            .map(({ person, drawer }) =>
              formatMessage(messages.shift, { person: person.name, drawer: drawer.name }),
            )
            .join(', ')}
        </Banner>
      )}
      {open_orders.length === 0 ? (
        <Text tone="muted">{formatMessage(messages.noOrders)}</Text>
      ) : (
        <CheckboxGroup
          label={formatMessage(messages.orders)}
          description={formatMessage(messages.ordersText)}
          allLabel={formatMessage(messages.allOrders)}
          allValues={open_orders.map(({ id }) => String(id))}
          {...form.field('carry_over')}
        >
          {open_orders.map(({ id, number: called, balance }) => (
            <Checkbox key={id} value={String(id)}>
              {formatMessage(messages.order, { number: called, amount: money(balance) })}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </FormDrawer>
  );
}
