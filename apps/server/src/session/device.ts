import { isIP } from 'node:net';
import type { Device } from '@servery/api';

/** What is kept of the place that a sign-in came from. */
export type Origin = Pick<Device, 'browser' | 'system' | 'kind' | 'network'>;

/** A place that cannot be told. */
export const nowhere: Origin = { browser: '', system: '', kind: 'other', network: '' };

type Names = readonly (readonly [pattern: RegExp, name: string])[];

// Most browsers also name those that they descend from, so the more particular come first.
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

/** Returns what failed attempts are counted by: the address, or the /64 that IPv6 gives one subscriber. */
export function sourceOf(address: string): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${firstGroups(plain, 4)}::/64` : plain;
}

/** A device in words that a person knows it by, from its browser's own description and its address. */
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
