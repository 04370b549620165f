import { isOpenAt } from '@servery/domain/settings';
import { guestArrives, type World } from '@servery/sample';

/**
 * Places a simulated guest order at a merchant at the given interval in seconds, until the returned
 * function is called. Nobody orders while the store is closed.
 */
export function simulateGuests(
  world: World,
  { seconds, merchant_id }: { seconds: number; merchant_id: number },
): () => void {
  const arrive = () => {
    if (isOpenAt(world.merchant(merchant_id).settings, world.now()))
      guestArrives(world, merchant_id);
  };
  const timer = setInterval(arrive, seconds * 1000);
  return () => clearInterval(timer);
}
