/** Returns a name as a quoted SQL identifier. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns a text as a quoted SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
