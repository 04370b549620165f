import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { Agent, request as requestHttps, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { contractPassword as password } from '@servery/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { appendEvents } from '../src/storage/db/events.ts';
import { serveBoth, type BothServers } from '../src/http/https/bothServers.ts';
import type { Certificates } from '../src/http/https/certificates.ts';
import { issue, makeAuthority } from '../src/http/https/issue.ts';
import { lanCertificates } from '../src/http/https/lanCertificates.ts';
import { listenSecure } from '../src/http/https/listenSecure.ts';
import { localNamesOf } from '../src/http/https/names.ts';
import { ownCertificates } from '../src/http/https/ownCertificates.ts';
import { limitTimes, type Listening } from '../src/http/listen.ts';
import { silent } from '../src/log.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const day = 86_400_000;
const names = localNamesOf('Counter.lan', ['192.168.7.20', '8.8.8.8', 'fd12::5', '127.0.0.1']);
const pemOf = (der: Uint8Array) => new X509Certificate(der).toString();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'servery-https-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

type Send = typeof requestHttps | typeof requestHttp;

const sendRequest = (send: Send, { body, ...options }: RequestOptions & { body?: string }) =>
  new Promise<Received>((resolve, reject) => {
    const sent = send({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject).end(body);
  });

/** Completes a TLS handshake, trusting only these authorities. */
const shake = (port: number, ca: string, servername: string) =>
  new Promise<TLSSocket>((resolve, reject) => {
    const socket = connectTls({ host: '127.0.0.1', port, ca, servername }, () => resolve(socket));
    socket.once('error', reject);
  });

const serialShown = async (port: number, ca: string) => {
  const socket = await shake(port, ca, 'localhost');
  const { serialNumber } = socket.getPeerCertificate();
  socket.destroy();
  return serialNumber;
};

describe('localNamesOf', () => {
  test('returns the machine’s own names and its private addresses', () => {
    expect(names).toEqual({
      host: 'counter.lan',
      dns: ['localhost', 'counter.lan', 'counter.local'],
      ip: ['192.168.7.20', 'fd12::5', '127.0.0.1', '::1'],
    });
    expect(localNamesOf('Back Office_PC', []).dns).toEqual(['localhost']);
  });
});

describe('LAN certificates', () => {
  let made: Certificates;
  let ca: string;
  beforeAll(async () => {
    made = await lanCertificates(join(folder, 'lan'), new Date(), () => names);
    ca = pemOf(made.authority!.der);
  });

  const served = async (certificates: Pick<Certificates, 'current'>): Promise<BothServers> =>
    serveBoth({
      host: '127.0.0.1',
      port: 0,
      certificates: certificates as Certificates,
      listener: (request, response) => {
        let size = 0;
        request.on('data', (part: Buffer) => (size += part.length));
        request.on('end', () => response.end(String(size)));
      },
      limit: limitTimes,
    });

  test('are readable only by their owner', () => {
    const at = join(folder, 'lan');
    expect(statSync(at).mode & 0o777).toBe(0o700);
    expect(readdirSync(at).toSorted()).toEqual(['authority.pem', 'server.pem']);
    for (const name of readdirSync(at)) expect(statSync(join(at, name)).mode & 0o777).toBe(0o600);
  });

  test('have the required validity and a key type that devices accept', () => {
    const authority = new X509Certificate(made.authority!.der);
    const server = new X509Certificate(made.current().cert);
    const days = ({ validToDate, validFromDate }: X509Certificate) =>
      (validToDate.getTime() - validFromDate.getTime()) / day;
    expect(days(server)).toBeLessThanOrEqual(397);
    expect(days(authority)).toBeGreaterThan(3_650);
    expect(authority.ca).toBe(true);
    expect(server.ca).toBe(false);
    for (const one of [authority, server])
      expect(one.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' });
    const sum = createHash('sha256').update(made.authority!.der).digest('hex').toUpperCase();
    expect(made.authority!.fingerprint.replaceAll(':', '')).toBe(sum);
  });

  test('stay the same after a restart', async () => {
    const again = await lanCertificates(join(folder, 'lan'), new Date(), () => names);
    expect(again.current()).toEqual(made.current());
  });

  test('are trusted for every name through their authority only', async () => {
    const both = await served(made);
    for (const name of names.dns) (await shake(both.port, ca, name)).destroy();
    await expect(shake(both.port, ca, 'other.lan')).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
    const stranger = await makeAuthority('Stranger', ['localhost'], new Date());
    await expect(shake(both.port, stranger.certificate, 'localhost')).rejects.toMatchObject({
      code: expect.stringMatching(/SELF_SIGNED|UNABLE_TO/) as string,
    });
    await both.stop(0);
  });

  test.each([
    { dns: ['bank.example'], ip: [] },
    { dns: ['localhost'], ip: ['8.8.8.8'] },
  ])('are rejected if a stolen authority certifies %o', async (wanted) => {
    const authority = await makeAuthority('Stolen', ['localhost', 'local'], new Date());
    const { key, certificate } = await issue(authority, wanted, new Date());
    const both = await served({ current: () => ({ key, cert: certificate }) });
    const name = wanted.dns[0]!;
    await expect(shake(both.port, authority.certificate, name)).rejects.toThrow(
      'permitted subtree violation',
    );
    await both.stop(0);
  });

  test('are renewed a month before they expire without closing connections', async () => {
    const at = join(folder, 'old');
    const now = new Date();
    const old = await lanCertificates(at, new Date(now.getTime() - 370 * day), () => names);
    const trusted = pemOf(old.authority!.der);
    const both = await served(old);
    const before = await serialShown(both.port, trusted);

    const agent = new Agent({ keepAlive: true, maxSockets: 1, ca: trusted });
    const options = { port: both.port, agent, method: 'POST', body: 'hello' };
    const sockets = new Set<unknown>();
    agent.on('free', (socket) => sockets.add(socket));
    expect((await sendRequest(requestHttps, options)).text).toBe('5');
    const session = connectHttp2(`https://127.0.0.1:${both.port}`, { ca: trusted });
    await new Promise((resolve) => session.once('connect', resolve));

    expect(await old.refresh(new Date(now.getTime() - 340 * day))).toBe(false);
    expect(await old.refresh(now)).toBe(true);
    both.swap();
    const after = await serialShown(both.port, trusted);
    expect(after).not.toBe(before);
    expect((await sendRequest(requestHttps, options)).text).toBe('5');
    expect(sockets.size).toBe(1);
    expect(await statusOver(session, '/')).toBe(200);

    session.close();
    agent.destroy();
    await both.stop(0);
    expect((await lanCertificates(at, now, () => names)).current()).toEqual(old.current());
  });

  test('include a new address of the machine, and keep one that goes', async () => {
    let addresses = ['10.0.0.4'];
    const moving = await lanCertificates(join(folder, 'moving'), new Date(), () =>
      localNamesOf('counter', addresses),
    );
    addresses = [];
    expect(await moving.refresh(new Date())).toBe(false);
    addresses = ['10.0.0.9'];
    expect(await moving.refresh(new Date())).toBe(true);
    expect(new X509Certificate(moving.current().cert).checkIP('10.0.0.9')).toBe('10.0.0.9');
  });

  test('leave out a later name outside the authority’s constraints', async () => {
    let name = 'counter';
    const renamed = await lanCertificates(join(folder, 'renamed'), new Date(), () =>
      localNamesOf(name, []),
    );
    name = 'shop.example';
    expect(await renamed.refresh(new Date())).toBe(true);
    const certificate = new X509Certificate(renamed.current().cert);
    expect(certificate.checkHost('shop.local')).toBe('shop.local');
    expect(certificate.checkHost('shop.example')).toBeUndefined();
  });

  test('share a port with HTTP, whatever the first packet contains', async () => {
    const both = await served(made);
    const body = 'x'.repeat(300_000);
    const options = { port: both.port, method: 'POST', body };
    expect((await sendRequest(requestHttp, options)).text).toBe('300000');
    expect((await sendRequest(requestHttps, { ...options, ca })).text).toBe('300000');
    expect((await sendRequest(requestHttp, { port: both.port, method: 'POST' })).text).toBe('0');
    await both.stop(0);
    await expect(sendRequest(requestHttp, options)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('certificate managed outside the server', () => {
  test('is reloaded when both of its files have changed', async () => {
    const [certPath, keyPath] = [join(folder, 'own.crt'), join(folder, 'own.key')];
    const authority = await makeAuthority('Anybody', ['localhost'], new Date());
    const [first, second] = [
      await issue(authority, names, new Date()),
      await issue(authority, names, new Date()),
    ];
    writeFileSync(certPath, first.certificate);
    writeFileSync(keyPath, first.key);
    const own = ownCertificates(certPath, keyPath);
    expect(await own.refresh(new Date())).toBe(false);
    writeFileSync(certPath, second.certificate);
    await expect(own.refresh(new Date())).rejects.toThrow('is not the key of');
    expect(own.current().cert).toBe(first.certificate);
    writeFileSync(keyPath, second.key);
    expect(await own.refresh(new Date())).toBe(true);
    expect(own.current()).toEqual({ cert: second.certificate, key: second.key });
    expect(own.authority).toBeNull();
  });
});

test('the settings determine the addresses and protocols to listen on', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 4000, isLan: false });
  expect(readConfig({ SERVERY_HTTPS: 'lan' })).toMatchObject({ host: '', isLan: true });
  const own = { SERVERY_TLS_CERT: '/a', SERVERY_TLS_KEY: '/b' };
  expect(readConfig({ ...own, HOST: '10.0.0.1' })).toMatchObject({
    host: '10.0.0.1',
    tls: { cert: '/a', key: '/b' },
  });
  expect(readConfig({ SERVERY_NETWORK_PRINTERS: 'off' }).printing.isNetworkOff).toBe(true);
  expect(readConfig({}).printing.isNetworkOff).toBe(false);
  expect(() => readConfig({ SERVERY_NETWORK_PRINTERS: '0' })).toThrow('SERVERY_NETWORK_PRINTERS');
  expect(() => readConfig({ SERVERY_HTTPS: 'yes' })).toThrow('SERVERY_HTTPS');
  expect(() => readConfig({ SERVERY_TLS_KEY: '/b' })).toThrow('Set both SERVERY_TLS_CERT');
});

const statusOver = (session: ClientHttp2Session, path: string) =>
  new Promise<unknown>((resolve, reject) => {
    const stream = session.request({ ':path': path });
    stream.once('response', (headers) => resolve(headers[':status']));
    stream.once('error', reject).resume().end();
  });

describe('HTTPS server', () => {
  let server: TestServer;
  let listening: Listening;
  let certificates: Certificates;
  let ca: string;
  let port: number;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    server = await startTestServer('embedded');
    certificates = await lanCertificates(join(folder, 'server'), new Date(), () => names);
    ca = pemOf(certificates.authority!.der);
    app = createApp({ host: server.host, feed: server.feed, certificates });
    listening = await listenSecure(app.fetch, {
      host: '127.0.0.1',
      port: 0,
      certificates,
      log: silent,
    });
    port = Number(new URL(listening.url).port);
  });
  afterAll(async () => {
    await server.close();
    await listening.stop();
  });

  const from = (remoteAddress: string, url: string, method = 'GET') =>
    app.fetch(new Request(url, { method }), { incoming: { socket: { remoteAddress } } });

  test('redirects other machines from HTTP to HTTPS with the same port and path', async () => {
    const sent = await from('192.168.7.31', 'http://counter.local:4000/orders?page=2');
    expect(sent.status).toBe(308);
    expect(sent.headers.get('location')).toBe('https://counter.local:4000/orders?page=2');
  });

  test('refuses API requests over HTTP from other machines', async () => {
    const refused = await from('192.168.7.31', 'http://counter.local:4000/api/login', 'POST');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'forbidden', details: { needs: 'https' } });
    expect(refused.headers.get('location')).toBeNull();
  });

  test('serves health checks and the trust page to other machines over HTTP', async () => {
    const at = (path: string) => from('192.168.7.31', `http://192.168.7.20:4000${path}`);
    expect((await at('/healthz')).status).toBe(200);
    const page = await (await at('/trust')).text();
    const { der, fingerprint } = certificates.authority!;
    expect(page.replace(/<\/?span>|\n/g, ' ').replace(/ +/g, ':')).toContain(fingerprint);
    for (const device of ['Android', 'iPhone and iPad', 'Windows', 'Mac'])
      expect(page).toContain(`>${device}</h2>`);
    expect((await at('/trust.css')).headers.get('content-type')).toContain('text/css');
    const crt = await at('/ca.crt');
    expect(crt.headers.get('content-type')).toBe('application/x-x509-ca-cert');
    expect(Buffer.from(await crt.arrayBuffer()).equals(der)).toBe(true);
  });

  test('serves HTTP to the machine itself', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await from(address, 'http://localhost:4000/api/get_version')).status).toBe(200);
  });

  test('sets a __Host- cookie over HTTPS and renews the session by it', async () => {
    const post = (send: Send, path: string, headers: object, body: object) =>
      sendRequest(send, {
        port,
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        ca,
      });
    const signIn = { username: 'merchant', password };
    const secure = await post(requestHttps, '/api/login', {}, signIn);
    const cookie = secure.headers['set-cookie']![0]!;
    expect(cookie).toMatch(/^__Host-servery_refresh=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; /);
    expect(cookie).toMatch(/; Secure$/);
    const value = cookie.split(';')[0]!;
    const renewed = await post(requestHttps, '/api/refresh', { cookie: value }, {});
    expect(renewed.status).toBe(200);
    const next = renewed.headers['set-cookie']![0]!.split(';')[0]!;
    // Plain HTTP could set a cookie with this name, so it isn't accepted here.
    const planted = next.replace('__Host-', '');
    expect((await post(requestHttps, '/api/refresh', { cookie: planted }, {})).status).toBe(401);

    const plain = await post(requestHttp, '/api/login', {}, signIn);
    expect(plain.headers['set-cookie']![0]).toMatch(/^servery_refresh=/);
  });

  test('sends HSTS over HTTPS for host names other than localhost', async () => {
    const policy = async (send: Send, host: string) =>
      (await sendRequest(send, { port, path: '/healthz', headers: { host }, ca })).headers[
        'strict-transport-security'
      ];
    expect(await policy(requestHttps, `counter.local:${port}`)).toMatch(/^max-age=31536000/);
    expect(await policy(requestHttps, `localhost:${port}`)).toBeUndefined();
    expect(await policy(requestHttps, `127.0.0.1:${port}`)).toBeUndefined();
    expect(await policy(requestHttp, `counter.local:${port}`)).toBeUndefined();
  });

  test('streams live events over HTTP/2', async () => {
    const { token } = await server.signIn('merchant');
    const session = connectHttp2(`https://localhost:${port}`, { ca });
    const stream = session.request({
      ':path': '/api/admin/events',
      authorization: `Bearer ${token}`,
    });
    stream.setEncoding('utf8');
    let seen = '';
    const until = (wanted: string) =>
      new Promise<void>((resolve, reject) => {
        const look = (part = '') => {
          seen += part;
          if (!seen.includes(wanted)) return;
          stream.off('data', look);
          resolve();
        };
        stream.on('data', look).once('error', reject);
        look();
      });
    await until(': live');
    await server.host.database.transaction((trx) =>
      appendEvents(trx, 101, [
        { kind: 'order.changed', subject: { kind: 'order', id: 77 }, version: 1 },
      ]),
    );
    await until('"id":77');
    expect(seen).toMatch(/^id: \d+$/m);
    session.destroy();
  });
});
