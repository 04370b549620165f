import { expect, test } from 'vitest';
import { networkOf, originOf } from './device.ts';

const textOf = (agent: string) => {
  const { browser, system, kind } = originOf(agent, '');
  return `${browser}, ${system}, ${kind}`;
};
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
    'Edge, Windows, computer',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    'Chrome, Linux, computer',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari, iOS, phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome, iPadOS, tablet',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
    'Samsung Internet, Android, tablet',
  ],
  [
    'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    'Firefox, Android, phone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`,
    'Safari, macOS, computer',
  ],
  ['curl/8.5.0', ', , other'],
  ['', ', , other'],
  [`${'x'.repeat(1_000)} Firefox/145.0 Linux`, ', , other'],
])('user agent %s is recognised as %s', (agent, text) => {
  expect(textOf(agent)).toBe(text);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:192.168.1.20', '192.168.1.0/24'],
  ['2001:db8:12:3456::9', '2001:db8:12::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['here', ''],
  ['', ''],
])('address %s is stored as network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
