import { addGuestLines, limitsOf, sendGuestOrder, type GuestTable } from '@servery/api';
import { Button, Text, TextField, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useGuestAction } from '../../hooks/useGuestAction.ts';
import type { Money } from '../../hooks/useMoney.ts';
import { cartMessages as messages } from '../../messages/cart.ts';
import * as styles from '../guest.css.ts';

interface SendingProps {
  token: string;
  table: GuestTable;
  format: Money;
  /** Whether the cart can be sent: online, nothing pending, and the restaurant takes orders. */
  canSend: boolean;
  name: string;
  onNameChange: (name: string) => void;
  /** Runs a request and shows a problem; returns whether it succeeded. */
  runRequest: (run: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Returns the message for charges that the prices don't include: service charge, tax, both or none.
 */
function extraOf({ service_charge }: GuestTable, isTaxed: boolean) {
  if (service_charge > 0) return isTaxed ? messages.bothExtra : messages.serviceExtra;
  return isTaxed ? messages.taxExtra : null;
}

/** Returns the rates of the taxes that are added to prices, each once. */
const addedRates = ({ taxes }: GuestTable): number[] => [
  ...new Set(taxes.flatMap(({ rate, is_inclusive }) => (is_inclusive || rate === 0 ? [] : rate))),
];

/** Staff may have to accept an order before the kitchen gets it. */
function sentWord(before: GuestTable, after: GuestTable) {
  const known = new Set(before.orders.map(({ id }) => id));
  const isWaiting = after.orders.some(({ id, status }) => status === 'new' && !known.has(id));
  return isWaiting ? messages.sent : messages.sentToKitchen;
}

/** The totals of the cart, the guest's name and note, and the button that sends the order. */
export function Sending({
  token,
  table,
  format,
  canSend,
  name,
  onNameChange,
  runRequest,
}: SendingProps) {
  const { formatList, formatMessage } = useIntl();
  const { money, percent } = format;
  const { trigger, isMutating } = useGuestAction(sendGuestOrder, token);
  const [note, setNote] = useState('');
  const { cart, cart_totals, service_charge, minimum_order } = table;
  const { gross, total } = cart_totals;
  const isLess = gross < minimum_order;
  const rates = addedRates(table);
  const extra = extraOf(table, rates.length > 0);
  const send = () =>
    runRequest(async () => {
      const lines = cart.map(({ id, version }) => ({ id, version }));
      const after = await trigger({ body: { token, cart: lines, note: note.trim() } });
      setNote('');
      toast.success({ title: formatMessage(sentWord(table, after)) });
    });
  return (
    <>
      <div className={styles.sum}>
        <span>{formatMessage(messages.sum)}</span>
        <span>{money(gross)}</span>
      </div>
      {extra && (
        <>
          <div className={styles.between}>
            <span>
              {formatMessage(extra, {
                service: percent(service_charge),
                tax: formatList(rates.map(percent), { type: 'disjunction' }),
              })}
            </span>
            <span className={styles.figure}>{money(total - gross)}</span>
          </div>
          <div className={styles.sum}>
            <span>{formatMessage(messages.total)}</span>
            <span>{money(total)}</span>
          </div>
        </>
      )}
      <TextField
        label={formatMessage(messages.yourName)}
        description={formatMessage(messages.yourNameHelp)}
        autoComplete="nickname"
        {...limitsOf(addGuestLines.body, 'name')}
        value={name}
        onChange={onNameChange}
      />
      <TextField
        label={formatMessage(messages.note)}
        {...limitsOf(sendGuestOrder.body, 'note')}
        value={note}
        onChange={setNote}
      />
      {isLess && (
        <Text as="p" tone="warning">
          {formatMessage(messages.minimum, { amount: money(minimum_order) })}
        </Text>
      )}
      <Button
        tone="accent"
        emphasis="solid"
        size="l"
        isWide
        isDisabled={!canSend || isLess}
        isPending={isMutating}
        onPress={() => void send()}
      >
        {formatMessage(messages.send, { amount: money(total) })}
      </Button>
    </>
  );
}
