/** Returns bytes in base64. */
export const base64 = (bytes: Uint8Array): string => {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(letters);
};
