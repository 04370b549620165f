import * as v from 'valibot';

const meant = (text: string, expected: string): unknown => {
  if (/\bnumber\b/.test(expected) && /^-?\d{1,16}$/.test(text)) return Number(text);
  if (/\bboolean\b/.test(expected) && /^(?:true|false|0|1)$/.test(text))
    return text === 'true' || text === '1';
  return /\bnull\b/.test(expected) && text === '' ? null : text;
};

const valueAt = (
  holder: unknown,
  key: string | number,
): { holder: Record<string, unknown>; text: string } | null => {
  if (!holder || typeof holder !== 'object' || !Object.hasOwn(holder, key)) return null;
  const text = (holder as Record<string, unknown>)[key];
  return typeof text === 'string' ? { holder: holder as Record<string, unknown>, text } : null;
};

/**
 * Returns the fields of a form with their text converted to numbers, booleans and null where the
 * schema accepts nothing else, because a form contains only text. Never used for JSON.
 */
export function fromFormText(schema: v.GenericSchema | undefined, body: unknown): unknown {
  const result = schema && v.safeParse(schema, body);
  if (!result || result.success) return body;
  const fields: unknown = structuredClone(body);
  for (const { path = [], expected } of result.issues) {
    const keys = path.map(({ key }) => key as string | number);
    const last = keys.pop();
    const holder = keys.reduce<unknown>(
      (at, key) => (at as Record<string, unknown> | undefined)?.[key],
      fields,
    );
    const found = last === undefined ? null : valueAt(holder, last);
    if (found) found.holder[last!] = meant(found.text, expected ?? '');
  }
  return fields;
}
