import { join } from 'node:path';
import type { Certificates } from './certificates.ts';

/** How this server comes to its certificates; without any it speaks plain http. */
export interface CertificateConfig {
  dataDir: string;
  /** Whether it makes its own, for the network that it stands in. */
  isLan: boolean;
  /** The files of a certificate that somebody else looks after. */
  tls?: { cert: string; key: string };
}

/** The certificates that the settings ask for, or null where they ask for none. */
export async function openCertificates(config: CertificateConfig): Promise<Certificates | null> {
  if (config.tls) {
    const { ownCertificates } = await import('./ownCertificates.ts');
    return ownCertificates(config.tls.cert, config.tls.key);
  }
  if (!config.isLan) return null;
  const { lanCertificates } = await import('./lanCertificates.ts');
  return lanCertificates(join(config.dataDir, 'https'), new Date());
}
