import { useStored } from '@servery/screens/stored';
import { useEffect, useRef } from 'react';
import { deskKey, emptyDesk, isDesk, type Desk } from '../newOrder/desk.ts';

/**
 * Returns the new orders that this browser keeps for a merchant, and a function that changes them.
 * A change is based on the latest state, also after a request.
 */
export function useDesk(merchant_id: number | ''): [Desk, (change: (desk: Desk) => Desk) => void] {
  const [desk, save] = useStored(deskKey(merchant_id), emptyDesk, isDesk);
  const latest = useRef(desk);
  useEffect(() => {
    latest.current = desk;
  }, [desk]);
  const update = (change: (desk: Desk) => Desk) => {
    const next = change(latest.current);
    latest.current = next;
    save(next);
  };
  return [desk, update];
}
