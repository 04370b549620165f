import { removeGuestLine, updateGuestLine, type GuestItem, type GuestLine } from '@servery/api';
import { useIntl } from 'react-intl';
import { useGuestAction } from '../../hooks/useGuestAction.ts';
import type { Money } from '../../hooks/useMoney.ts';
import { cartMessages as messages } from '../../messages/cart.ts';
import * as styles from '../guest.css.ts';
import { WhyUnavailable } from '../menu/WhyUnavailable.tsx';
import { Quantity } from '../Quantity.tsx';

interface CartLineProps {
  token: string;
  line: GuestLine;
  /** Its dish on the menu; undefined if it isn't there any more. */
  item: GuestItem | undefined;
  format: Money;
  /** The maximum quantity of one dish. */
  max: number;
  isDisabled: boolean;
  /** Runs a request and shows a problem; returns whether it succeeded. */
  runRequest: (run: () => Promise<unknown>) => Promise<boolean>;
}

/** A line of the cart, with the guest who added it and its quantity. */
export function CartLine({ token, line, item, format, max, ...rest }: CartLineProps) {
  const { isDisabled, runRequest } = rest;
  const { formatMessage } = useIntl();
  const update = useGuestAction(updateGuestLine, token);
  const remove = useGuestAction(removeGuestLine, token);
  const { id, version, name, note, options, by } = line;
  const isBusy = update.isMutating || remove.isMutating;
  return (
    <li className={styles.line}>
      <span>
        {name}
        <span className={styles.quiet}>
          {[
            ...options.map((option) =>
              option.quantity > 1 ? `${option.quantity} × ${option.name}` : option.name,
            ),
            note,
            by === 'Guest' ? '' : formatMessage(messages.by, { name: by }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <WhyUnavailable item={item} time={format.time} />
      </span>
      <span className={styles.figure}>{format.money(line.gross)}</span>
      <Quantity
        name={name}
        value={line.quantity}
        min={1}
        max={item?.is_available ? max : line.quantity}
        isDisabled={isDisabled || isBusy}
        onChange={(quantity) =>
          void runRequest(() =>
            update.trigger({ params: { id }, body: { token, version, quantity, note } }),
          )
        }
        onRemove={() =>
          void runRequest(() => remove.trigger({ params: { id }, body: { token, version } }))
        }
      />
    </li>
  );
}
