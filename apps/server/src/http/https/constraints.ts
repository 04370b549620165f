import { isIPv4 } from 'node:net';
import { privateRanges } from './names.ts';

const sequence = 0x30;
const permitted = 0xa0;
const dnsName = 0x82;
const ipAddress = 0x87;

/** Encodes one DER value: its tag, length and bytes. */
function der(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = Buffer.concat(parts);
  const { length } = body;
  const head =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Uint8Array.of(tag, ...head), body]);
}

const groupsOf = (half: string) => (half === '' ? [] : half.split(':'));

/** Returns an IP address as its 4 or 16 bytes. */
function bytesOf(address: string): Uint8Array {
  if (isIPv4(address)) return Uint8Array.from(address.split('.'), Number);
  const [head = '', tail] = address.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from(
    { length: tail === undefined ? 0 : 8 - left.length - right.length },
    () => '0',
  );
  return Uint8Array.from(
    [...left, ...zeros, ...right].flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 0xff];
    }),
  );
}

const maskOf = (length: number, bits: number) =>
  Uint8Array.from({ length }, (_, i) => (0xff00 >> Math.min(8, Math.max(0, bits - i * 8))) & 0xff);

/**
 * Returns the extension that restricts an authority to these domains and to private addresses: a
 * stolen key can't be used to impersonate a bank. (`NameConstraints`, RFC 5280 4.2.1.10)
 */
export function nameConstraints(domains: readonly string[]): Uint8Array {
  const trees = [
    ...domains.map((name) => der(dnsName, Buffer.from(name, 'ascii'))),
    ...privateRanges.map(([address, bits]) => {
      const bytes = bytesOf(address);
      return der(ipAddress, bytes, maskOf(bytes.length, bits));
    }),
  ];
  return der(sequence, der(permitted, ...trees.map((tree) => der(sequence, tree))));
}

/**
 * Returns the domains that an authority made on a machine may certify; `local` includes all of its
 * subdomains.
 */
export const domainsFor = (host: string): string[] => [
  'localhost',
  'local',
  ...(host ? [host] : []),
];

/** Whether a name is in one of the domains. */
export const isInDomains = (name: string, domains: readonly string[]): boolean =>
  domains.some((domain) => name === domain || name.endsWith(`.${domain}`));
