/** The header with the client's version, and the version of this contract. */
export const versionHeader = 'admin-version';
export const adminVersion = '5.4.3';

/** The header with the id of the person on a counter who makes the request. */
export const personHeader = 'acting-person';

/**
 * Encodes plain data as query parameters: arrays as indexed keys (`a[0]=x`), nothing for null and
 * undefined.
 */
export function encodeQuery(data: Record<string, unknown> = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(data)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value))
      value.forEach((item, i) => query.append(`${key}[${i}]`, String(item)));
    else query.append(key, String(value));
  }
  return query.toString();
}
