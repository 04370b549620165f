import { createPrivateKey, KeyObject, type webcrypto } from 'node:crypto';
import { nameConstraints } from './constraints.ts';
import type { LocalNames } from './names.ts';

const day = 86_400_000;

/** A private key with the certificate for it, both as PEM. */
export interface KeyPair {
  key: string;
  certificate: string;
}

/** How long certificates are good for, in days; each is dated a day back, for clocks that are slow. */
export const authorityDays = 3_650;
export const certificateDays = 396;

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

// Loaded when the first certificate is made, and never where https is off.
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

/** Makes an authority that can vouch for these domains and for private addresses. */
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

/** Makes a certificate for a server by its names and addresses, never for longer than its authority's. */
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
