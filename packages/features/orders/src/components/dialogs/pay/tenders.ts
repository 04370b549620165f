import type { Totals } from '@servery/api';
import { layTenders, type TenderRow } from '@servery/domain/paying';

/** Returns the form field for a rejected path of the request, or null if there is none. */
export const tenderField = (path: string) => {
  const [, i, field] = /^tenders\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (i === undefined) return null;
  return `tenders.${Number(i)}.${field === 'tendered' ? 'tendered' : 'amount'}` as const;
};

/** Returns the tenders in the form of the request. */
export function tendersToSend(totals: Totals, tenders: readonly TenderRow[]) {
  const { laid } = layTenders(totals, tenders);
  return tenders.map(({ option, isCash, tendered }, i) => ({
    payment_option_id: option,
    amount: laid[i]?.applied ?? 0,
    tendered: isCash ? tendered : null,
  }));
}

/** Returns the sum of the tenders in sen, and whether the host would refuse them. */
export function checkTenders(totals: Totals, tenders: readonly TenderRow[]) {
  const { laid, sum } = layTenders(totals, tenders);
  const isTooMuch = laid.some((tender) => tender.isTooMuch);
  const isShort = tenders.some(
    ({ isCash, tendered }, i) => isCash && tendered !== null && tendered < (laid[i]?.applied ?? 0),
  );
  return { sum, isRefused: sum === 0 || isTooMuch || isShort };
}
