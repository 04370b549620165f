/** Wraps embedded text in bidi isolates, so that it keeps its own direction. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
