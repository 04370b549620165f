import { isIP } from 'node:net';
import type { Device } from '@servery/api';

/** The stored data about the origin of a sign-in. */
export type Origin = Pick<Device, 'browser' | 'system' | 'kind' | 'network'>;

/** An unknown origin. */
export const nowhere: Origin = { browser: '', system: '', kind: 'other', network: '' };

type Names = readonly (readonly [pattern: RegExp, name: string])[];

// Most user agents also name the browsers that they descend from, so the more specific ones come
// first.
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, agent: string): string =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

const kindOf = (system: string, agent: string): Device['kind'] => {
  if (system === '') return 'other';
  if (system === 'iPadOS') return 'tablet';
  if (system === 'Android') return /\bMobile\b/.test(agent) ? 'phone' : 'tablet';
  return system === 'iOS' ? 'phone' : 'computer';
};

const longest = 400;

const plainAddress = (address: string) =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** Returns the first groups of an IPv6 address, of 16 bits each. */
function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined)
    while (groups.length < count && groups.length + tail.split(':').length < 8) groups.push('0');
  return groups.slice(0, count).join(':');
}

/** Returns the network of an address, not the machine: its /24 (IPv4) or /48 (IPv6), or ''. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIP(plain) === 6 ? `${firstGroups(plain, 3)}::/48` : '';
}

/**
 * Returns the key by which failed attempts are counted: the address, or for IPv6 the /64 that one
 * subscriber gets.
 */
export function sourceOf(address: string): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${firstGroups(plain, 4)}::/64` : plain;
}

/** Describes a device in words that its user can recognise, from the user agent and the address. */
export function originOf(userAgent: string, address: string): Origin {
  const agent = userAgent.slice(0, longest);
  const system = nameIn(systems, agent);
  return {
    browser: nameIn(browsers, agent),
    system,
    kind: kindOf(system, agent),
    network: networkOf(address),
  };
}
