import { Hono } from 'hono';
import type { Authority } from './certificates.ts';
import { trustStyle } from './trustStyle.ts';

interface Way {
  id: string;
  name: string;
  steps: readonly string[];
  after: string;
}

const ways: readonly Way[] = [
  {
    id: 'android',
    name: 'Android',
    steps: [
      'Download certificate with the button above.',
      'Open <b>Settings</b> and search for <b>CA certificate</b>. It’s under <b>Security and privacy</b>, <b>More security settings</b>, <b>Encryption and credentials</b>, <b>Install a certificate</b>. The wording varies by manufacturer.',
      'Choose <b>CA certificate</b>, then <b>Install anyway</b>, and select <code>servery-ca.crt</code> in your downloads.',
    ],
    after:
      'Chrome, Edge and Samsung Internet trust it immediately. In Firefox, go to <b>Settings</b>, <b>About Firefox</b>, tap the logo five times, then turn on <b>Use third party CA certificates</b> in the <b>Secret Settings</b> that appear.',
  },
  {
    id: 'ios',
    name: 'iPhone and iPad',
    steps: [
      'Open this page in <b>Safari</b>, download the certificate with the button above and tap <b>Allow</b>.',
      'Open <b>Settings</b> and tap <b>Profile Downloaded</b> near the top, or go to <b>General</b>, <b>VPN &amp; Device Management</b>. Tap <b>Install</b>.',
      'Go to <b>Settings</b>, <b>General</b>, <b>About</b>, <b>Certificate Trust Settings</b> and turn on the certificate. Without this last step, it isn’t trusted.',
    ],
    after: 'Safari and all other browsers on the device now trust it.',
  },
  {
    id: 'windows',
    name: 'Windows',
    steps: [
      'Download certificate with the button above and open it. Select <b>Install Certificate</b>.',
      'Choose <b>Local Machine</b> for all users of this computer, or <b>Current User</b> for just you.',
      'Choose <b>Place all certificates in the following store</b>, then <b>Trusted Root Certification Authorities</b>, and finish.',
    ],
    after: 'Restart Chrome, Edge or Firefox for the change to take effect.',
  },
  {
    id: 'macos',
    name: 'Mac',
    steps: [
      'Download certificate with the button above and open it. When <b>Keychain Access</b> asks where to add it, choose <b>System</b>.',
      'Find it in the list by its name, “Servery on …”, and open it.',
      'Expand <b>Trust</b>, set <b>When using this certificate</b> to <b>Always Trust</b>, and close the window.',
    ],
    after: 'Restart Safari, Chrome or Firefox for the change to take effect.',
  },
];

const wayOf = ({ id, name, steps, after }: Way): string => `<section aria-labelledby="${id}">
<h2 id="${id}">${name}</h2>
<ol>
${steps.map((step) => `<li>${step}</li>`).join('\n')}
</ol>
<p class="soft">${after}</p>
</section>`;

/** Splits a fingerprint into lines of 8 pairs, which two people can compare aloud. */
const linesOf = (fingerprint: string): string =>
  fingerprint
    .split(':')
    .reduce<string[]>((lines, pair, i) => {
      const line = Math.floor(i / 8);
      lines[line] = lines[line] ? `${lines[line]} ${pair}` : pair;
      return lines;
    }, [])
    .map((line) => `<span>${line}</span>`)
    .join('\n');

const page = (fingerprint: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Trust this restaurant’s Servery</title>
<link rel="stylesheet" href="/trust.css">
</head>
<body>
<main>
<h1>Trust this restaurant’s Servery</h1>
<p>This Servery server runs on your own network, where no public certificate authority can vouch for it, so it created its own certificate. Install it once on each device. The browser then encrypts the connection without a warning, and allows features that need a secure page, such as notifications and printing.</p>
<p class="do"><a class="button" href="/ca.crt" download="servery-ca.crt">Download certificate</a></p>
<h2 id="compare">Compare the fingerprint first</h2>
<p>When the device shows the certificate’s SHA-256 fingerprint, compare it with the one the server printed at start-up, not just with this page. Someone between you and the server could have changed both the page and the download.</p>
<p class="fingerprint" aria-label="SHA-256 fingerprint">${linesOf(fingerprint)}</p>
<p class="soft">The certificate is only valid for <code>localhost</code>, this server’s own name, names ending in <code>.local</code> and private addresses. It isn’t valid for anything on the internet. When you stop using this server, remove the certificate from the device in the same place.</p>
<nav aria-label="Device types"><ul>
${ways.map(({ id, name }) => `<li><a href="#${id}">${name}</a></li>`).join('\n')}
</ul></nav>
${ways.map(wayOf).join('\n')}
<p class="do"><a href="/">Continue to Servery</a></p>
</main>
</body>
</html>`;

/**
 * Serves the page that explains how a device can trust the authority, without scripts, and its
 * certificate.
 */
export function trust({ der, fingerprint }: Authority): Hono {
  const app = new Hono();
  app.get('/trust', (c) => c.html(page(fingerprint), 200, { 'cache-control': 'no-store' }));
  app.get('/trust.css', (c) =>
    c.body(trustStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/ca.crt', (c) => c.body(der, 200, { 'content-type': 'application/x-x509-ca-cert' }));
  return app;
}
