/** Whether a card with the expiry `MMYY` is still valid; it's valid to the end of the month. */
export function isFuture(expires: string, now: Date): boolean {
  const month = Number(expires.slice(0, 2));
  if (!/^\d{4}$/.test(expires) || month < 1 || month > 12) return false;
  const last = Date.UTC(2000 + Number(expires.slice(2)), month, 1);
  return last > now.getTime();
}
