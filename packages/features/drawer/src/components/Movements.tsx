import type { CashMovement } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Amount, ListGroup } from '@servery/ui';
import { useIntl } from 'react-intl';
import { kindMessages, yourMessages as messages } from '../messages/yours.ts';

interface MovementsProps {
  merchantId: number;
  movements: readonly CashMovement[];
}

/** Cash movements, each with its time, its reason and the person who entered it. */
export function Movements({ merchantId, movements }: MovementsProps) {
  const { formatMessage } = useIntl();
  const { money, time } = useFormat(merchantId);
  return (
    <ListGroup
      label={formatMessage(messages.movements)}
      isFlush
      items={movements.map(({ id, kind, amount, order, reason, at, by }) => ({
        id: String(id),
        title: formatMessage(kindMessages[kind]),
        description: [time(at), by, order?.number ?? '', reason]
          .filter((part) => part !== '')
          .join(' · '),
        end: kind === 'no_sale' ? undefined : <Amount>{money(amount)}</Amount>,
      }))}
    />
  );
}
