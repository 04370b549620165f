/** The maximum nesting depth of JSON. No endpoint needs more. */
export const maxDepth = 32;
/** The maximum number of keys in one object. */
export const maxKeys = 200;
/** The maximum number of values in total, including those in arrays and objects. */
export const maxValues = 20_000;

/**
 * Whether JSON has more nesting, keys or values than any endpoint accepts. Scans the text once
 * without allocating, so that rejecting a body costs far less than parsing it.
 */
export function isTooLarge(text: string): boolean {
  let values = 0;
  const keys: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        for (at += 1; at < text.length && text.charCodeAt(at) !== 0x22; at += 1)
          if (text.charCodeAt(at) === 0x5c) at += 1; // \
        break;
      case 0x5b: // [
      case 0x7b: // {
        values += 1;
        if (keys.push(0) > maxDepth) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        keys.pop();
        break;
      case 0x2c: // ,
        values += 1;
        break;
      case 0x3a: // :
        keys[keys.length - 1] = (keys.at(-1) ?? 0) + 1;
        if (keys.at(-1)! > maxKeys) return true;
    }
    if (values > maxValues) return true;
  }
  return false;
}
