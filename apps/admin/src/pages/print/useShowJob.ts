import type { PrintJob } from '@servery/api';
import { useLocation } from 'wouter';
import { useHref } from '../../AppContext.ts';

/** Returns a function that opens a print job in the print queue, with its problem and actions. */
export function useShowJob(): (job: Pick<PrintJob, 'id' | 'merchant_id'>) => void {
  const [, navigate] = useLocation();
  const hrefTo = useHref();
  return ({ id, merchant_id }) => navigate(hrefTo('print-queue', { merchant_id, job: id }));
}
