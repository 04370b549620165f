/** The certificates of an HTTPS server, kept up to date while it runs. */
export interface Certificates {
  /** Returns the key and the certificate chain in use, as PEM. */
  current(): { key: string; cert: string };
  /**
   * Loads or issues a newer certificate if one is available or due; resolves to true if `current`
   * has changed.
   */
  refresh(now: Date): Promise<boolean>;
  /** The authority that devices must be set up to trust; null if they already trust it. */
  authority: Authority | null;
}

/** The public part of a certificate authority. */
export interface Authority {
  /** The certificate as DER. */
  der: Uint8Array<ArrayBuffer>;
  /** The SHA-256 fingerprint of the certificate, as pairs of capitals: `AB:12:…`. */
  fingerprint: string;
}
