import type { DisplayedMenu, MerchantInfo } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Heading } from '@servery/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useOptionTexts } from '../hooks/useOptionTexts.ts';
import { usePriced } from '../hooks/usePriced.ts';
import { billMessages } from '../messages/counter.ts';
import { displayMessages as messages } from '../messages/display.ts';
import { countOf, type NewOrder } from '../newOrder/newOrder.ts';
import * as styles from './display.css.ts';
import { Totals } from './Totals.tsx';

interface DisplayedOrderProps {
  merchant: MerchantInfo;
  menu: DisplayedMenu;
  order: NewOrder;
}

/** The items of the new order with their amounts; the latest one stays in view. */
export function DisplayedOrder({ merchant, menu, order }: DisplayedOrderProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(merchant.id);
  const optionTexts = useOptionTexts();
  const { priced } = usePriced(order, menu, merchant);
  const list = useRef<HTMLUListElement>(null);
  const count = countOf(order);
  useEffect(() => {
    const { current } = list;
    current?.scrollTo({ top: current.scrollHeight });
  }, [count]);
  return (
    <>
      <Heading level={1} size="xxl">
        {formatMessage(messages.title)}
      </Heading>
      {/* Focusable, so that a long order can be scrolled with the keyboard. */}
      <ul
        ref={list}
        className={styles.lines}
        aria-label={formatMessage(billMessages.lines)}
        tabIndex={0}
      >
        {priced.lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <span className={styles.quantity}>{formatNumber(line.quantity)}</span>
            <span className={styles.what}>
              {line.name}
              <span className={styles.quiet}>{optionTexts(line).join(' · ')}</span>
            </span>
            <span className={styles.amount}>{money(line.amount)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.totals}>
        <Totals merchant={merchant} priced={priced} />
      </div>
    </>
  );
}
