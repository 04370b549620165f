/** Returns a username in the form used for comparison: lower case, trimmed, in Unicode NFC. */
export const usernameKey = (username: string): string =>
  username.normalize('NFC').trim().toLowerCase();
