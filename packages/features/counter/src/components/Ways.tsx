import { BagIcon, BikeIcon, Button, PhoneIcon, TableIcon } from '@servery/ui';
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
          <Button
            key={one}
            size="l"
            tone={one === way ? 'accent' : 'neutral'}
            emphasis={one === way ? 'soft' : 'outline'}
            icon={icons[one]}
            aria-pressed={one === way}
            onPress={() => onChange(one)}
          >
            {formatMessage(messages[one])}
          </Button>
        ))}
    </div>
  );
}
