import { BagIcon, BikeIcon, PhoneIcon, TableIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { billMessages as messages } from '../messages/counter.ts';
import { ways, type Way } from '../newOrder/newOrder.ts';
import * as styles from './bill.css.ts';

const icons: Record<Way, ReactNode> = {
  pickup: <BagIcon />,
  dine_in: <TableIcon />,
  delivery: <BikeIcon />,
  phone: <PhoneIcon />,
};

interface WaysProps {
  way: Way;
  /** Whether the merchant delivers. */
  hasDelivery: boolean;
  onChange: (way: Way) => void;
}

/** The ways to order, of which one is pressed. */
export function Ways({ way, hasDelivery, onChange }: WaysProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="group" className={styles.ways} aria-label={formatMessage(messages.method)}>
      {ways
        .filter((one) => hasDelivery || one !== 'delivery')
        .map((one) => (
          <button
            key={one}
            type="button"
            className={styles.way}
            aria-pressed={one === way}
            onClick={() => onChange(one)}
          >
            {icons[one]}
            {formatMessage(messages[one])}
          </button>
        ))}
    </div>
  );
}
