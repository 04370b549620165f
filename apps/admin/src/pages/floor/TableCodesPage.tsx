import { TableCodes } from '@servery/tables';
import { usePlaceOf } from './usePlaceOf.ts';

/** The QR codes of the tables, to print; each opens the page of its table on a guest's telephone. */
export default function TableCodesPage() {
  const { ofMerchant } = usePlaceOf();
  return (
    <TableCodes
      guestUrl={(token) => new URL(`/t/${token}`, location.origin).href}
      merchantId={ofMerchant}
    />
  );
}
