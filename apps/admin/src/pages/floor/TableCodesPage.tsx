import { TableCodes } from '@servery/tables';
import { useHref } from '../../AppContext.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The printable QR codes of the tables; each opens its table's page on a guest's phone. */
export default function TableCodesPage() {
  const hrefTo = useHref();
  const { ofMerchant } = usePlaceOf();
  return (
    <TableCodes
      guestUrl={(token) => new URL(hrefTo('guest-table', { token }), location.origin).href}
      merchantId={ofMerchant}
    />
  );
}
