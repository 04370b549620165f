const octets = (host: string): number[] | null => {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host)?.slice(1).map(Number);
  return parts?.every((part) => part <= 255) ? parts : null;
};

/**
 * Whether a server may write to an address that somebody typed: the private ranges of a shop's own
 * network, and only as numbers, since a name may mean another machine a moment later. Never this
 * machine itself, nor what clouds answer their own secrets at.
 */
export function isPrivateAddress(host: string): boolean {
  const four = octets(host);
  if (four) {
    const [a, b] = four as [number, number];
    return a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168);
  }
  // Unique local addresses, `fc00::/7`; those with a dotted tail are another's in disguise.
  return /^f[cd][0-9a-f]{2}:[0-9a-f:]{1,36}$/i.test(host) && !/:::|::.*::/.test(host);
}

/** Where printers listen; nothing else in a shop's network is written to. */
export const isPrinterPort = (port: number): boolean => port >= 9100 && port <= 9109;
