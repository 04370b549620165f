import type { KitchenZone } from '@servery/api';

/** What the address says of the list of zones. */
export interface ZonesView {
  q: string;
  status: '' | 'active' | 'inactive';
  /** By name, from the last to the first. */
  order: '' | 'desc';
}

/** The list as an address says it. */
export function readZones(search: string): ZonesView {
  const params = new URLSearchParams(search);
  const status = params.get('status');
  return {
    q: params.get('q') ?? '',
    status: status === 'active' || status === 'inactive' ? status : '',
    order: params.get('order') === 'desc' ? 'desc' : '',
  };
}

/** An address with part of the list changed; what is not the list's stays. */
export function writeZones(search: string, change: Partial<ZonesView>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change))
    if (value === '') params.delete(name);
    else params.set(name, value);
  return params.toString();
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** The zones that fit, by name as they came or the other way round. */
export function zonesOf(
  zones: readonly KitchenZone[],
  { q, status, order }: ZonesView,
): KitchenZone[] {
  const found = zones.filter(
    ({ name, is_active }) =>
      plain(name).includes(plain(q)) && (status === '' || is_active === (status === 'active')),
  );
  return order === 'desc' ? found.toReversed() : found;
}
