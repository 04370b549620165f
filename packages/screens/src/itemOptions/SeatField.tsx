import { limitsOf, setSeat } from '@servery/api';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NumberField } from '../components/NumberField.tsx';
import { actionMessages } from '../messages/actions.ts';
import { orderMessages } from '../messages/orders.ts';

export interface SeatFieldProps {
  /** The seat; null if guests share the item or it isn't known. */
  value: number | null;
  onChange: (seat: number | null) => void;
  onBlur?: () => void;
  errorMessage?: ReactNode;
}

/** The seat of the guest that an item is for; optional. */
export function SeatField(props: SeatFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <NumberField
      {...props}
      {...limitsOf(setSeat, 'seat')}
      label={formatMessage(orderMessages.seatLabel)}
      description={formatMessage(orderMessages.seatHelp)}
      decrementLabel={formatMessage(actionMessages.fewer)}
      incrementLabel={formatMessage(actionMessages.more)}
    />
  );
}
