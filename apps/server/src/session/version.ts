import { Problem, versionHeader } from '@servery/api';

/** The oldest version of the admin app that this server still supports. */
export const minimumVersion = '5.0.0';

const partsOf = (version: string): readonly number[] | null =>
  /^\d{1,5}\.\d{1,5}\.\d{1,5}$/.test(version) ? version.split('.').map(Number) : null;

const isBelow = (version: string, minimum: string): boolean => {
  const [a, b] = [partsOf(version), partsOf(minimum)];
  if (!a || !b) return true;
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
};

/**
 * Refuses an admin app that is too old; other clients send no version.
 * @throws `outdated`
 */
export function requireVersion(request: Request): void {
  const version = request.headers.get(versionHeader);
  if (version !== null && isBelow(version, minimumVersion))
    throw new Problem('outdated', { details: { minimum: minimumVersion } });
}
