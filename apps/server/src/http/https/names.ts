import { hostname, networkInterfaces } from 'node:os';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** The address ranges that no public host has, with their prefix lengths. */
export const privateRanges = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['::1', 128],
  ['fc00::', 7],
] as const;

const ranges = new BlockList();
for (const [address, bits] of privateRanges)
  ranges.addSubnet(address, bits, isIPv4(address) ? 'ipv4' : 'ipv6');

/** Whether an address belongs to a private network or to the machine itself. */
export const isPrivate = (address: string): boolean =>
  isIPv4(address)
    ? ranges.check(address, 'ipv4')
    : isIPv6(address) && ranges.check(address, 'ipv6');

/** The names and addresses of a machine inside its network. */
export interface LocalNames {
  /** The machine's own host name, or '' if it has none that can be certified. */
  host: string;
  /** All of its names: lower case, `localhost` first. */
  dns: readonly string[];
  /** All of its private addresses: IPv4 first, loopback last. */
  ip: readonly string[];
}

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const domain = new RegExp(`^${label}(?:\\.${label})*$`);

/** Returns the names of a machine with a given host name and addresses. */
export function localNamesOf(name: string, addresses: readonly string[]): LocalNames {
  const lower = name.toLowerCase().replace(/\.$/, '');
  const host = domain.test(lower) && lower !== 'localhost' ? lower : '';
  const dns = ['localhost', ...(host ? [host, `${host.split('.')[0]}.local`] : [])];
  const outside = addresses
    .filter((it) => isPrivate(it) && it !== '127.0.0.1' && it !== '::1')
    .toSorted((a, b) => Number(isIPv6(a)) - Number(isIPv6(b)));
  return { host, dns: [...new Set(dns)], ip: [...new Set([...outside, '127.0.0.1', '::1'])] };
}

/** Returns the current names of this machine. */
export const localNames = (): LocalNames =>
  localNamesOf(
    hostname(),
    Object.values(networkInterfaces()).flatMap((some) =>
      (some ?? []).map(({ address }) => address),
    ),
  );
