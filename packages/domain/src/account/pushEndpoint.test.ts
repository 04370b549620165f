import { expect, test } from 'vitest';
import { isPushEndpoint } from './pushEndpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('accepts %s as a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.test/',
  'https://evil.test/fcm.googleapis.com',
  'https://name:word@fcm.googleapis.com/',
  'https://fcm.googleapis.com@169.254.169.254/',
  'https://push.services.mozilla.com.evil.test/',
  'https://.notify.windows.com/',
  'https://evilnotify.windows.com/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'http://127.0.0.1:4301/push',
  'file:///etc/passwd',
  'here',
])('refuses %s as a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test('accepts one additional origin, and only that one', () => {
  const also = 'http://127.0.0.1:4301';
  expect(isPushEndpoint('http://127.0.0.1:4301/push', also)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:4302/push', also)).toBe(false);
  expect(isPushEndpoint('http://127.0.0.1:4301@evil.test/push', also)).toBe(false);
});
