/** A row of a merchant. */
export type OfMerchant<Row> = Row & { merchant_id: number };

/** Groups rows by their merchants, and leaves out the ids of those. */
export function byMerchant<Row extends object>(
  rows: readonly OfMerchant<Row>[],
): Map<number, Omit<OfMerchant<Row>, 'merchant_id'>[]> {
  const groups = new Map<number, Omit<OfMerchant<Row>, 'merchant_id'>[]>();
  for (const { merchant_id, ...row } of rows) {
    const group = groups.get(merchant_id);
    if (group) group.push(row);
    else groups.set(merchant_id, [row]);
  }
  return groups;
}
