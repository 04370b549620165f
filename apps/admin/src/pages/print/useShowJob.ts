import type { PrintJob } from '@servery/api';
import { useLocation } from 'wouter';

/** Opens a print job in its queue: what is wrong with it, and what can be done. */
export function useShowJob(): (job: Pick<PrintJob, 'id' | 'merchant_id'>) => void {
  const [, navigate] = useLocation();
  return ({ id, merchant_id }) => navigate(`/printing?merchant_id=${merchant_id}&job=${id}`);
}
