/** Parses JSON as ofetch expects it of destr: text that isn't JSON is returned as it is. */
export default function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
