/** What a server shows to those who connect by https, kept fresh while it runs. */
export interface Certificates {
  /** The key and the chain in use, as PEM. */
  current(): { key: string; cert: string };
  /** Looks whether something newer is due or there; true where `current` has changed. */
  refresh(now: Date): Promise<boolean>;
  /** The authority that devices must trust once; null where they trust it already. */
  authority: Authority | null;
}

/** An authority as others see it. */
export interface Authority {
  /** The certificate as DER. */
  der: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the certificate, in pairs of capitals: `AB:12:…`. */
  fingerprint: string;
}
