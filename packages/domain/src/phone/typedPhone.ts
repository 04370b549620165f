/**
 * Returns a phone number that a person typed in E.164, or the text unchanged if it isn't one or the
 * reader couldn't be loaded. It loads `readPhone` on the first call.
 */
export async function typedPhone(typed: string): Promise<string> {
  if (typed.trim() === '') return '';
  try {
    const { storedPhone } = await import('./readPhone.ts');
    return storedPhone(typed);
  } catch {
    // Without a connection, the number can still be typed in E.164.
    return typed;
  }
}
