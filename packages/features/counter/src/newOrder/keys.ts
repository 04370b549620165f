/** The keys typed outside text fields: a quantity, or the code of an item from a scanner. */
export type Typed = string;

/** Returns the quantity of typed keys: 1 for none, and for codes. */
export const typedQuantity = (typed: Typed): number =>
  /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : 1;

/** Whether a key can be part of a quantity or a code. */
export const isTypedKey = (key: string): boolean => /^[\dA-Za-z._-]$/.test(key);

/** Returns the item with a code, in any case. */
export const withCode = <Item extends { code: string }>(
  items: Iterable<Item>,
  code: string,
): Item | undefined => {
  const wanted = code.trim().toLowerCase();
  if (wanted === '') return undefined;
  return [...items].find((item) => item.code.toLowerCase() === wanted);
};
