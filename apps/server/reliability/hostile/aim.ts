import type { AnyEndpoint } from '@servery/api';
import { meaningOf } from './kinds.ts';

const subjects = ['order_id', 'object_id', 'table_id', 'entry_id', 'reservation_id', 'id'];

/**
 * Returns a body in which each version is the current one of its subject: the object named in the
 * path or in a neighbouring field.
 */
export function aimed(
  value: unknown,
  to: AnyEndpoint,
  versions: ReadonlyMap<string, number>,
  named?: string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => aimed(item, to, versions));
  if (!value || typeof value !== 'object') return value;
  const fields = value as Record<string, unknown>;
  const beside = (names: readonly string[]) => {
    const name = names.find((one) => fields[one] !== undefined);
    return name && `${meaningOf(to, name)} ${String(fields[name])}`;
  };
  const about = new Map([
    ['version', named ?? beside(subjects)],
    ['other_version', beside(['other_id'])],
  ]);
  const meant = (name: string, child: unknown): unknown => {
    // Long polling would only delay the run.
    if (name === 'wait_seconds' && typeof child === 'number') return 0;
    if (!about.has(name)) return aimed(child, to, versions);
    return versions.get(about.get(name) ?? '') ?? child;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, child]) => [name, meant(name, child)]),
  );
}
