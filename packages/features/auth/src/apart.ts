/** A foreign piece of a sentence, kept in its own direction. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
