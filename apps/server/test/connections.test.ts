import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lanCertificates } from '../src/http/https/lanCertificates.ts';
import { listenSecure } from '../src/http/https/listenSecure.ts';
import { listen, type Listening } from '../src/http/listen.ts';
import { localNamesOf } from '../src/http/https/names.ts';
import { silent } from '../src/log.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** Longer than any time after which the server could still cut the connection. */
const watchedMs = 1_000;

describe('a connection', () => {
  let server: TestServer;
  let plain: Listening;
  let secure: Listening;
  let folder: string;
  beforeAll(async () => {
    server = await startTestServer('embedded');
    const { fetch } = server.app;
    const at = { host: '127.0.0.1', port: 0 };
    folder = mkdtempSync(join(tmpdir(), 'servery-connections-'));
    plain = await listen(fetch, at);
    const certificates = await lanCertificates(folder, new Date(), () =>
      localNamesOf('counter', ['127.0.0.1']),
    );
    secure = await listenSecure(fetch, { ...at, certificates, log: silent });
  });
  afterAll(async () => {
    await Promise.all([plain.stop(), secure.stop()]);
    rmSync(folder, { recursive: true });
    await server.close();
  });

  interface Sent {
    path: string;
    method?: string;
    body?: string;
    isChunked?: boolean;
  }
  /** Sends a request, and returns its status and the local port of its connection. */
  const send = (url: string, agent: Agent, { path, method = 'POST', body = '', isChunked }: Sent) =>
    new Promise<{ status: number; port: number }>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        ...(!isChunked && { 'content-length': Buffer.byteLength(body) }),
      };
      const start = url.startsWith('https:') ? secureRequest : request;
      const sent = start(`${url}/api${path}`, { method, agent, headers }, (response) => {
        const { localPort: port = 0 } = response.socket;
        response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, port }));
        response.once('error', reject);
      });
      sent.once('error', reject);
      // In parts, so that the response can overtake the rest of the body.
      for (let at = 0; at < body.length; at += 100_000) sent.write(body.slice(at, at + 100_000));
      sent.end();
    });

  const big = JSON.stringify({ token: 'x'.repeat(900_000) });
  test.each<[string, number, Sent]>([
    ['too large', 413, { path: '/guest_order', body: big }],
    ['too large, in chunks', 413, { path: '/guest_order', body: big, isChunked: true }],
    ['without a session', 401, { path: '/admin/menu/1', body: big }],
    ['at an unknown path', 404, { path: '/nowhere', body: big }],
    ['with an unknown method', 405, { path: '/get_version', method: 'DELETE', body: '{}' }],
  ])('answers every request after one that is refused: %s', async (_, status, refused) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { url } = plain;
    const next = { path: '/get_version', method: 'GET' };
    const ports = new Set<number>();
    for (let nth = 0; nth < 32; nth += 1) {
      const answers = [await send(url, agent, refused), await send(url, agent, next)];
      expect(answers.map((answer) => answer.status)).toEqual([status, 200]);
      for (const { port } of answers) ports.add(port);
    }
    for (const until = performance.now() + watchedMs; performance.now() < until;) {
      const { status: after, port } = await send(url, agent, next);
      expect(after).toBe(200);
      ports.add(port);
    }
    expect(ports.size).toBe(1);
    agent.destroy();
  });

  test('over TLS answers every request after one that is too large', async () => {
    const agent = new SecureAgent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
    const { url } = secure;
    const statuses = async () => [
      (await send(url, agent, { path: '/guest_order', body: big })).status,
      (await send(url, agent, { path: '/get_version', method: 'GET' })).status,
    ];
    for (const until = performance.now() + watchedMs; performance.now() < until;)
      expect(await statuses()).toEqual([413, 200]);
    agent.destroy();
  });

  const statusOver = (session: ClientHttp2Session, path: string, body?: string) =>
    new Promise<number>((resolve, reject) => {
      const stream = session.request({ ':path': path, ':method': body ? 'POST' : 'GET' });
      stream.once('response', (headers) => resolve(headers[':status'] ?? 0));
      stream.once('error', reject).resume().end(body);
    });

  test('over HTTP/2 answers every request after one that is too large', async () => {
    const session = connectHttp2(secure.url, { rejectUnauthorized: false });
    for (let nth = 0; nth < 32; nth += 1) {
      expect(await statusOver(session, '/api/guest_order', big)).toBe(413);
      expect(await statusOver(session, '/api/get_version')).toBe(200);
    }
    session.close();
  });
});
