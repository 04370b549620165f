import { removeGuestLine, updateGuestLine, type GuestLine } from '@servery/api';
import { useIntl } from 'react-intl';
import { useGuestAction } from '../../hooks/useGuestAction.ts';
import type { Money } from '../../hooks/useMoney.ts';
import { cartWords as words } from '../../messages/cart.ts';
import * as styles from '../guest.css.ts';
import { Quantity } from '../Quantity.tsx';

interface CartLineProps {
  token: string;
  line: GuestLine;
  money: Money['money'];
  /** How many of one dish can be ordered here. */
  max: number;
  isDisabled: boolean;
  /** Does something and says what went wrong. */
  tell: (run: () => Promise<unknown>) => Promise<boolean>;
}

/** A line of the cart: who put it there, and how many of it. */
export function CartLine({ token, line, money, max, isDisabled, tell }: CartLineProps) {
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
            ...options.map((one) =>
              one.quantity > 1 ? `${one.quantity} × ${one.name}` : one.name,
            ),
            note,
            by === 'Guest' ? '' : formatMessage(words.by, { name: by }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.figure}>{money(line.gross)}</span>
      <Quantity
        name={name}
        value={line.quantity}
        min={1}
        max={max}
        isDisabled={isDisabled || isBusy}
        onChange={(quantity) =>
          void tell(() =>
            update.trigger({ params: { id }, body: { token, version, quantity, note } }),
          )
        }
        onRemove={() =>
          void tell(() => remove.trigger({ params: { id }, body: { token, version } }))
        }
      />
    </li>
  );
}
