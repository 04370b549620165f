import { sendGuestOrder, type GuestTable } from '@servery/api';
import { Button, Text, TextField, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useGuestAction } from '../../hooks/useGuestAction.ts';
import type { Money } from '../../hooks/useMoney.ts';
import { cartWords as words } from '../../messages/cart.ts';
import * as styles from '../guest.css.ts';

interface SendingProps {
  token: string;
  table: GuestTable;
  format: Money;
  /** It could be sent: there is a connection, nothing waits, the house takes orders. */
  canSend: boolean;
  name: string;
  onNameChange: (name: string) => void;
  /** Does something and says what went wrong. */
  tell: (run: () => Promise<unknown>) => Promise<boolean>;
}

/** What of service charge and tax is not in the prices yet. */
function extraOf({ service_charge, tax }: GuestTable) {
  const isTaxed = tax.rate > 0 && !tax.is_inclusive;
  if (service_charge > 0) return isTaxed ? words.bothExtra : words.serviceExtra;
  return isTaxed ? words.taxExtra : null;
}

/** What the cart comes to, who orders, and the button that sends it to the kitchen. */
export function Sending({ token, table, format, canSend, name, onNameChange, tell }: SendingProps) {
  const { formatMessage } = useIntl();
  const { money, percent } = format;
  const { trigger, isMutating } = useGuestAction(sendGuestOrder, token);
  const [note, setNote] = useState('');
  const { cart, cart_totals, service_charge, tax, minimum_order } = table;
  const { gross, total } = cart_totals;
  const isLess = gross < minimum_order;
  const extra = extraOf(table);
  const send = () =>
    tell(async () => {
      const lines = cart.map(({ id, version }) => ({ id, version }));
      await trigger({ body: { token, cart: lines, note: note.trim() } });
      setNote('');
      toast.success({ title: formatMessage(words.sent) });
    });
  return (
    <>
      <div className={styles.sum}>
        <span>{formatMessage(words.sum)}</span>
        <span>{money(gross)}</span>
      </div>
      {extra && (
        <>
          <div className={styles.between}>
            <span>
              {formatMessage(extra, { service: percent(service_charge), tax: percent(tax.rate) })}
            </span>
            <span className={styles.figure}>{money(total - gross)}</span>
          </div>
          <div className={styles.sum}>
            <span>{formatMessage(words.total)}</span>
            <span>{money(total)}</span>
          </div>
        </>
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
        isDisabled={!canSend || isLess}
        isPending={isMutating}
        onPress={() => void send()}
      >
        {formatMessage(words.send, { amount: money(total) })}
      </Button>
    </>
  );
}
