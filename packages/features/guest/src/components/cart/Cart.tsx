import { sendGuestOrder, type GuestTable } from '@servery/api';
import { BagIcon, Button, EmptyState, Heading, Text, TextField, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useGuestAction } from '../../hooks/useGuestAction.ts';
import type { Money } from '../../hooks/useMoney.ts';
import type { Basket } from '../../hooks/useOutbox.ts';
import { useTell } from '../../hooks/useTell.ts';
import { cartWords as words } from '../../messages/cart.ts';
import * as styles from '../guest.css.ts';
import { CartLine } from './CartLine.tsx';
import { WaitingLine } from './WaitingLine.tsx';

interface CartProps {
  token: string;
  table: GuestTable;
  basket: Basket;
  format: Money;
  name: string;
  onNameChange: (name: string) => void;
  isOffline: boolean;
  canOrder: boolean;
  /** Asks anew how the table is. */
  refresh: () => Promise<unknown>;
}

/** The cart that everybody at the table shares, and what sends it to the kitchen. */
export function Cart({ token, table, basket, format, name, onNameChange, ...rest }: CartProps) {
  const { isOffline, canOrder, refresh } = rest;
  const { formatMessage } = useIntl();
  const { money, percent } = format;
  const tell = useTell();
  const { trigger, isMutating } = useGuestAction(sendGuestOrder, token);
  const [note, setNote] = useState('');
  const { cart, service_charge, tax, minimum_order } = table;
  const waits = basket.entries.length > 0;
  const total = cart.reduce((sum, { gross }) => sum + gross, 0);
  const isLess = total < minimum_order;
  /** What was refused may be because others were quicker: then it is seen as it is now. */
  const telling = async (run: () => Promise<unknown>) => {
    const isDone = await tell(run);
    if (!isDone) await refresh().catch(() => undefined);
    return isDone;
  };
  const send = () =>
    telling(async () => {
      const lines = cart.map(({ id, version }) => ({ id, version }));
      await trigger({ body: { token, cart: lines, note: note.trim() } });
      setNote('');
      toast.success({ title: formatMessage(words.sent) });
    });
  const isAdded = service_charge > 0 && tax.rate > 0 && !tax.is_inclusive;
  const extra = isAdded
    ? words.bothExtra
    : service_charge > 0
      ? words.serviceExtra
      : tax.rate > 0 && !tax.is_inclusive
        ? words.taxExtra
        : null;
  return (
    <section className={styles.cards} aria-labelledby="cart">
      <Heading level={2} id="cart">
        {formatMessage(words.title)}
      </Heading>
      {cart.length === 0 && !waits ? (
        <EmptyState icon={<BagIcon />} level={3} title={formatMessage(words.emptyTitle)}>
          {formatMessage(words.empty)}
        </EmptyState>
      ) : (
        <>
          <Text as="p" tone="muted">
            {formatMessage(words.shared, { name: table.name })}
          </Text>
          <ul className={styles.list} aria-labelledby="cart">
            {cart.map((line) => (
              <CartLine
                key={line.id}
                token={token}
                line={line}
                money={money}
                isDisabled={isOffline || isMutating}
                tell={telling}
              />
            ))}
            {basket.entries.map((entry) => (
              <WaitingLine
                key={entry.key}
                entry={entry}
                money={money}
                isStuck={basket.isStuck}
                onRemove={() => basket.remove(entry.key)}
              />
            ))}
          </ul>
          <div className={styles.sum}>
            <span>{formatMessage(words.sum)}</span>
            <span>{money(total)}</span>
          </div>
          {extra && (
            <Text as="p" size="s" tone="muted">
              {formatMessage(extra, { service: percent(service_charge), tax: percent(tax.rate) })}
            </Text>
          )}
          <TextField
            label={formatMessage(words.yourName)}
            description={formatMessage(words.yourNameHelp)}
            autoComplete="nickname"
            maxLength={30}
            value={name}
            onChange={onNameChange}
          />
          <TextField
            label={formatMessage(words.note)}
            maxLength={500}
            value={note}
            onChange={setNote}
          />
          {isLess && (
            <Text as="p" tone="warning">
              {formatMessage(words.minimum, { amount: money(minimum_order) })}
            </Text>
          )}
          <Button
            tone="accent"
            emphasis="solid"
            size="l"
            isWide
            isDisabled={!canOrder || isOffline || waits || isLess}
            isPending={isMutating}
            onPress={() => void send()}
          >
            {formatMessage(words.send, { amount: money(total) })}
          </Button>
        </>
      )}
    </section>
  );
}
