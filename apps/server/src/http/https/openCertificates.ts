import { join } from 'node:path';
import type { Certificates } from './certificates.ts';

/** The HTTPS settings; without any, the server uses plain HTTP. */
export interface CertificateConfig {
  dataDir: string;
  /** Whether the server issues its own certificates, for its local network. */
  isLan: boolean;
  /** The files of a certificate that is managed outside the server. */
  tls?: { cert: string; key: string };
}

/** Returns the configured certificates, or null for plain HTTP. */
export async function openCertificates(config: CertificateConfig): Promise<Certificates | null> {
  if (config.tls) {
    const { ownCertificates } = await import('./ownCertificates.ts');
    return ownCertificates(config.tls.cert, config.tls.key);
  }
  if (!config.isLan) return null;
  const { lanCertificates } = await import('./lanCertificates.ts');
  return lanCertificates(join(config.dataDir, 'https'), new Date());
}
