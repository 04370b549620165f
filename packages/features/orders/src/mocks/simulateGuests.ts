import { guestArrives, type World } from '@servery/sample';

/**
 * Places a simulated guest order at a merchant at the given interval in seconds, until the returned
 * function is called.
 */
export function simulateGuests(
  world: World,
  { seconds, merchant_id }: { seconds: number; merchant_id: number },
): () => void {
  const timer = setInterval(() => guestArrives(world, merchant_id), seconds * 1000);
  return () => clearInterval(timer);
}
