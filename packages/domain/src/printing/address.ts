const octets = (host: string): number[] | null => {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host)?.slice(1).map(Number);
  return parts?.every((part) => part <= 255) ? parts : null;
};

/**
 * Whether a server may connect to an address that a user entered: only private ranges of a local
 * network, and only as numbers, since a name may resolve to another machine a moment later.
 * Loopback and link-local addresses, such as cloud metadata services, are excluded.
 */
export function isPrivateAddress(host: string): boolean {
  const four = octets(host);
  if (four) {
    const [a, b] = four as [number, number];
    return a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168);
  }
  // Unique local addresses, `fc00::/7`; a dotted suffix is refused, because it embeds an IPv4
  // address.
  return /^f[cd][0-9a-f]{2}:[0-9a-f:]{1,36}$/i.test(host) && !/:::|::.*::/.test(host);
}

/** The ports that printers listen on; the server connects to no others in a local network. */
export const printerPorts = { minValue: 9100, maxValue: 9109 } as const;

/** Whether a printer can listen at a port. */
export const isPrinterPort = (port: number): boolean =>
  port >= printerPorts.minValue && port <= printerPorts.maxValue;
