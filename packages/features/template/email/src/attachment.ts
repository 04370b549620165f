/** Decodes a `data:` URL; returns null if it can't be decoded or is empty. */
export function blobOf(url: string): Blob | null {
  const [, type = 'text/plain', coding, payload = ''] =
    /^data:([^;,]*)(;base64)?(?:;[^,]*)?,(.*)$/s.exec(url) ?? [];
  if (!payload) return null;
  try {
    if (!coding) return new Blob([decodeURIComponent(payload)], { type });
    const bytes = Uint8Array.from(atob(payload), (sign) => sign.charCodeAt(0));
    return new Blob([bytes], { type });
  } catch {
    return null;
  }
}

/** The kind of preview for a media type; null if it isn't safe to preview. */
export const lookOf = (type: string): 'picture' | 'table' | 'text' | null =>
  /^image\/(svg\+xml|png|jpeg|webp|gif|avif)$/.test(type)
    ? 'picture'
    : type === 'text/csv'
      ? 'table'
      : type.startsWith('text/plain')
        ? 'text'
        : null;

/** Parses CSV into rows of cells; quoted cells may contain commas and line breaks. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    if (end === '' && row.length === 0 && !quoted && !plain) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

/** Saves a file through the browser's download. */
export function download(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: fileName }).click();
  // The browser reads the file asynchronously after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
