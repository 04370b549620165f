/** A name as SQL takes it. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text as SQL takes it. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
