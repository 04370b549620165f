import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Certificates } from './certificates.ts';

/** Reads a key and its certificate chain from two files. Throws if they don't belong together. */
function read(certPath: string, keyPath: string): { key: string; cert: string } {
  const [cert, key] = [readFileSync(certPath, 'utf8'), readFileSync(keyPath, 'utf8')];
  if (!new X509Certificate(cert).checkPrivateKey(createPrivateKey(key)))
    throw new Error(`${keyPath} is not the key of ${certPath}.`);
  return { key, cert };
}

/**
 * Returns certificates that are managed outside the server, for example by certbot. Each `refresh`
 * reads the two files again; it rejects while they don't match, and the last pair stays in use.
 */
export function ownCertificates(certPath: string, keyPath: string): Certificates {
  let used = read(certPath, keyPath);
  return {
    current: () => used,
    refresh: async () => {
      const found = read(certPath, keyPath);
      const isNew = found.cert !== used.cert || found.key !== used.key;
      used = found;
      return isNew;
    },
    authority: null,
  };
}
