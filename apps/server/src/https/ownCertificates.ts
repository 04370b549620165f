import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Certificates } from './certificates.ts';

/** A key and its certificate chain from two files; throws where they do not belong together. */
function read(certPath: string, keyPath: string): { key: string; cert: string } {
  const [cert, key] = [readFileSync(certPath, 'utf8'), readFileSync(keyPath, 'utf8')];
  if (!new X509Certificate(cert).checkPrivateKey(createPrivateKey(key)))
    throw new Error(`${keyPath} is not the key of ${certPath}.`);
  return { key, cert };
}

/**
 * Certificates that somebody else looks after, such as certbot: whatever the two files hold. They
 * are looked at again at each `refresh`; while they do not fit together the last pair stays in use.
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
