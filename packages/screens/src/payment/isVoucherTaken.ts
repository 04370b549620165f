import type { Problem } from '@servery/api';

/** Whether a tender was refused because its voucher has paid already. */
export const isVoucherTaken = ({ matter }: Problem): boolean =>
  Object.entries(matter.fields ?? {}).some(
    ([path, { code }]) => path.endsWith('.voucher_code') && code === 'taken',
  );
