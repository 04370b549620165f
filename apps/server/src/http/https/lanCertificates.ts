import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Certificates } from './certificates.ts';
import { domainsFor, isInDomains } from './constraints.ts';
import { issue, makeAuthority, type KeyPair } from './issue.ts';
import { localNames, type LocalNames } from './names.ts';

const day = 86_400_000;
const renewDays = 30;

const blocks = /-----BEGIN (PRIVATE KEY|CERTIFICATE)-----[\s\S]+?-----END \1-----\n/g;

/** Reads a key pair from its file; null unless the file has both parts. */
function read(path: string): KeyPair | null {
  if (!existsSync(path)) return null;
  const found = [...readFileSync(path, 'utf8').matchAll(blocks)];
  const of = (kind: string) => found.find(([, one]) => one === kind)?.[0];
  const [key, certificate] = [of('PRIVATE KEY'), of('CERTIFICATE')];
  return key && certificate ? { key, certificate } : null;
}

/** Saves a key pair in one file, atomically and readable only by its owner. */
function writePair(path: string, { key, certificate }: KeyPair): void {
  const draft = `${path}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, key + certificate, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(draft, path);
}

const endsIn = ({ certificate }: KeyPair, now: Date): number =>
  new X509Certificate(certificate).validToDate.getTime() - now.getTime();

/**
 * Whether a certificate is issued by the authority, valid for another month, and includes every
 * name.
 */
function isFit(pair: KeyPair, authority: KeyPair, names: LocalNames, now: Date): boolean {
  const certificate = new X509Certificate(pair.certificate);
  if (!certificate.checkIssued(new X509Certificate(authority.certificate))) return false;
  if (endsIn(pair, now) < Math.min(renewDays * day, endsIn(authority, now))) return false;
  return (
    names.dns.every((name) => certificate.checkHost(name) !== undefined) &&
    names.ip.every((address) => certificate.checkIP(address) !== undefined)
  );
}

/**
 * Returns certificates of an authority of this installation, which is created at the first start
 * and stored in `folder`. A new certificate is issued a month before the old one expires, and as
 * soon as the machine has a name or an address that the old one lacks.
 */
export async function lanCertificates(
  folder: string,
  now: Date,
  namesNow: () => LocalNames = localNames,
): Promise<Certificates> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [authorityPath, serverPath] = [join(folder, 'authority.pem'), join(folder, 'server.pem')];
  const { host } = namesNow();
  let authority = read(authorityPath);
  if (!authority || endsIn(authority, now) < renewDays * day) {
    authority = await makeAuthority(`Servery on ${host || 'localhost'}`, domainsFor(host), now);
    writePair(authorityPath, authority);
  }
  const own = authority;
  const { raw, fingerprint256, subject } = new X509Certificate(own.certificate);
  const domains = domainsFor(/^CN=Servery on (.+)$/m.exec(subject)?.[1] ?? '');
  let pair = read(serverPath);

  const refresh = async (at: Date): Promise<boolean> => {
    const names = namesNow();
    // A name that the machine got later may be outside the authority's constraints.
    const dns = names.dns.filter((name) => isInDomains(name, domains));
    const wanted = { ...names, dns };
    if (pair && isFit(pair, own, wanted, at)) return false;
    pair = await issue(own, wanted, at);
    writePair(serverPath, pair);
    return true;
  };
  await refresh(now);
  return {
    current: () => ({ key: pair!.key, cert: pair!.certificate + own.certificate }),
    refresh,
    authority: { der: new Uint8Array(raw), fingerprint: fingerprint256 },
  };
}
