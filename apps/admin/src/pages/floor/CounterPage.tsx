import { Counter } from '@servery/counter';
import { useHref } from '../../AppContext.ts';
import { renderPrint } from '../print/renderPrint.tsx';
import { usePlaceOf } from './usePlaceOf.ts';

/** Takes new orders for pickup, dine-in and delivery. */
export default function CounterPage() {
  const hrefTo = useHref();
  const { merchantId, ofMerchant } = usePlaceOf();
  return (
    <Counter
      key={merchantId}
      merchantId={merchantId}
      menusHref={hrefTo('food-menus')}
      displayHref={hrefTo('guest-display', { merchant_id: ofMerchant })}
      orderHref={(id) => hrefTo('order', { id })}
      renderPrint={renderPrint}
    />
  );
}
