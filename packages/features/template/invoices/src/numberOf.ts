/** Formats an invoice number; it's a name, so it isn't localised. */
export const numberOf = (id: number): string => `#${id}`;
