import type { Shift } from '@servery/api';
import { useIntl } from 'react-intl';
import { kindMessages } from '../../messages.ts';
import { PrintFrame, type PrintDialogEnd } from './PrintFrame.tsx';

export interface ShiftPrintDialogProps extends PrintDialogEnd {
  shift: Pick<Shift, 'id' | 'merchant_id'>;
}

/** Prints the report of a shift. */
export function ShiftPrintDialog({ shift, ...end }: ShiftPrintDialogProps) {
  const { formatMessage } = useIntl();
  const { id, merchant_id } = shift;
  return (
    <PrintFrame
      title={formatMessage(kindMessages.shift_report)}
      sheet={{ is: 'shift', merchant_id, shift_id: id }}
      merchantId={merchant_id}
      {...end}
    />
  );
}
