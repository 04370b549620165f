import {
  createDecipheriv,
  createECDH,
  createHmac,
  randomBytes,
  type ECDH as Curve,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that a push service received, still encrypted. */
export interface Delivery {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number) => {
  const key = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
};
const named = (name: string) => Buffer.from(`${name}\0`);

/** Decrypts a message as a browser does (RFC 8291), with its private key and secret. */
function open(body: Buffer, curve: Curve, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + body[20]!);
  const sealed = body.subarray(21 + body[20]!);
  const both = Buffer.concat([named('WebPush: info'), curve.getPublicKey(), theirs]);
  const secret = hkdf(auth, curve.computeSecret(theirs), both, 32);
  const key = hkdf(salt, secret, named('Content-Encoding: aes128gcm'), 16);
  const nonce = hkdf(salt, secret, named('Content-Encoding: nonce'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // A single record, which ends in 2 and zeros.
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

/** Returns the browser's side of a subscription: the data to send, and how to read messages. */
export function aBrowser(endpoint: string) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  return {
    body: {
      endpoint,
      keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
      words: {
        order_title: 'Pesanan baharu',
        order_body: 'Pesanan {number} sudah masuk.',
        help_title: 'Bantuan',
        request_body: 'Meja {table}',
        test_title: 'Cubaan',
        test_body: 'Ia berfungsi.',
      },
      is_active: true as const,
    },
    read: ({ body }: Delivery) => JSON.parse(open(body, curve, auth)) as unknown,
  };
}

/**
 * Starts a push service on this machine, which stores the messages it receives and responds with
 * the status in the path `/201/…`.
 */
export async function startPushService() {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      deliveries.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const status = Number(path.split('/')[1]);
      if (status === 0) return;
      response.writeHead(status, status === 302 ? { location: '/201/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    deliveries,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
