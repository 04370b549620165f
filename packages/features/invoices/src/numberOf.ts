/** The number of an invoice as people write it: a name, and so the same in every language. */
export const numberOf = (id: number): string => `#${id}`;
