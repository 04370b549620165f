import { Counter } from '@servery/counter';
import { lazy, Suspense } from 'react';
import { useHref } from '../../AppContext.ts';
import type { ScreenProps } from '../../boot/screen.ts';
import { renderPrint } from '../print/renderPrint.tsx';
import { usePlaceOf } from './usePlaceOf.ts';

// A part of this page, so that what it shares with the counter stays in one chunk.
const GuestDisplay = lazy(async () => ({
  default: (await import('@servery/counter/guest-display')).GuestDisplay,
}));

/** Takes new orders for pickup, dine-in and delivery, or shows them to the guest. */
export default function CounterPage({ name }: ScreenProps) {
  const hrefTo = useHref();
  const { merchantId, ofMerchant } = usePlaceOf();
  if (name === 'guest-display')
    return (
      <Suspense>
        <GuestDisplay merchantId={merchantId} />
      </Suspense>
    );
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
