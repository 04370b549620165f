/** Returns the merchant in a table's token; null if the text can't be a token. */
export function merchantOfToken(token: string): number | null {
  const found = /^([1-9]\d{0,14})-[\w-]{16,80}$/.exec(token);
  return found ? Number(found[1]) : null;
}

/** Returns the token of a table: the id of its merchant and a secret that can be renewed. */
export const tableToken = (merchant_id: number, secret: string): string =>
  `${merchant_id}-${secret}`;
