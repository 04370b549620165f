/** The merchant that the code of a table names; null where it can be no code. */
export function merchantOfToken(token: string): number | null {
  const found = /^([1-9]\d{0,14})-[\w-]{16,80}$/.exec(token);
  return found ? Number(found[1]) : null;
}

/** What the code of a table carries: whose table it is, and a secret that can be made anew. */
export const tableToken = (merchant_id: number, secret: string): string =>
  `${merchant_id}-${secret}`;
