import type { PriceOutlet } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Amount, ArrowEndIcon, Badge, Checkbox, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSignedMoney } from '../../hooks/useSignedMoney.ts';
import { priceMessages as messages } from '../../messages/prices.ts';
import * as pushes from '../pushes/pushes.css.ts';
import { canChange } from './chosenOutlets.ts';
import * as styles from './prices.css.ts';

interface OutletRowProps {
  outlet: PriceOutlet;
  /** The new price, in sen; null until it is entered. */
  price: number | null;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** An outlet with its price, its new price, and what that would have changed last week. */
export function OutletRow({ outlet, price, isChosen, onChange }: OutletRowProps) {
  const { formatMessage } = useIntl();
  const { merchant, state, sold, effect } = outlet;
  const { money } = useFormat(merchant.id);
  const signed = useSignedMoney(merchant.id);
  const notes = {
    change: formatMessage(messages.sold, { sold }),
    own: formatMessage(messages.sold, { sold }),
    same: formatMessage(messages.same),
    missing: formatMessage(messages.missing),
  };
  const current = outlet.price === null ? null : money(outlet.price);
  const next = isChosen && price !== null ? money(price) : null;
  return (
    <li className={pushes.row}>
      <Checkbox
        isSelected={isChosen}
        isDisabled={!canChange(outlet)}
        description={notes[state]}
        onChange={onChange}
      >
        <span className={pushes.name}>
          <bdi>{merchant.name}</bdi>
          {state === 'own' && <Badge>{formatMessage(messages.own)}</Badge>}
        </span>
      </Checkbox>
      {current !== null && (
        <div className={styles.amounts}>
          {next === null ? (
            <Amount tone={isChosen ? 'inherit' : 'muted'}>{current}</Amount>
          ) : (
            <span>
              <VisuallyHidden>
                {formatMessage(messages.changesTo, { from: current, to: next })}
              </VisuallyHidden>
              <span aria-hidden className={styles.change}>
                <Amount tone="muted">{current}</Amount>
                <ArrowEndIcon />
                <Amount weight="medium">{next}</Amount>
              </span>
            </span>
          )}
          {next !== null && sold > 0 && (
            <Amount size="s" tone={effect < 0 ? 'danger' : 'success'}>
              {signed(effect)}
            </Amount>
          )}
        </div>
      )}
    </li>
  );
}
