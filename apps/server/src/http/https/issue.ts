import { createPrivateKey, KeyObject, type webcrypto } from 'node:crypto';
import { nameConstraints } from './constraints.ts';
import type { LocalNames } from './names.ts';

const day = 86_400_000;

/** A private key and its certificate, both as PEM. */
export interface KeyPair {
  key: string;
  certificate: string;
}

/**
 * The validity of certificates in days. Each starts one day in the past, for devices whose clocks
 * are slow.
 */
export const authorityDays = 3_650;
export const certificateDays = 396;

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

// Loaded for the first certificate only, and never if HTTPS is off.
async function load() {
  await import('reflect-metadata');
  return import('@peculiar/x509');
}

const validity = (now: Date, days: number) => ({
  notBefore: new Date(now.getTime() - day),
  notAfter: new Date(now.getTime() + days * day),
});

const newKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

const pemOf = (key: webcrypto.CryptoKey): string =>
  KeyObject.from(key).export({ type: 'pkcs8', format: 'pem' }).toString();

/** Creates an authority that can certify these domains and private addresses. */
export async function makeAuthority(
  name: string,
  domains: readonly string[],
  now: Date,
): Promise<KeyPair> {
  const x509 = await load();
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [name] }, { O: ['Servery'] }],
    ...validity(now, authorityDays),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(
        x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign,
        true,
      ),
      new x509.Extension('2.5.29.30', true, nameConstraints(domains)),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return {
    key: pemOf(keys.privateKey),
    certificate: `${certificate.toString('pem')}\n`,
  };
}

/**
 * Issues a server certificate for names and addresses, never valid longer than the authority's own.
 */
export async function issue(
  authority: KeyPair,
  { dns, ip }: Pick<LocalNames, 'dns' | 'ip'>,
  now: Date,
): Promise<KeyPair> {
  const x509 = await load();
  const issuer = new x509.X509Certificate(authority.certificate);
  const signingKey = createPrivateKey(authority.key).toCryptoKey(algorithm, false, ['sign']);
  const keys = await newKeys();
  const { notBefore, notAfter } = validity(now, certificateDays);
  const certificate = await x509.X509CertificateGenerator.create({
    subject: [{ CN: [dns[0]!] }],
    issuer: issuer.subjectName,
    notBefore,
    notAfter: notAfter < issuer.notAfter ? notAfter : issuer.notAfter,
    publicKey: keys.publicKey,
    signingKey,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([
        ...dns.map((value) => ({ type: 'dns' as const, value })),
        ...ip.map((value) => ({ type: 'ip' as const, value })),
      ]),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return {
    key: pemOf(keys.privateKey),
    certificate: `${certificate.toString('pem')}\n`,
  };
}
