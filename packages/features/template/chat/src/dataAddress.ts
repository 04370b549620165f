/** Reads a file into a `data:` URL. Rejects if the file can't be read. */
export const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('Couldn’t read the file.')));
    reader.readAsDataURL(file);
  });

/** Decodes a `data:` URL into a blob, because the CSP allows media from `blob:` URLs only. */
export function fileOf(address: string): Blob {
  const [head = '', body = ''] = address.split(',', 2);
  const type = head.slice('data:'.length).replace(/;base64$/, '');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.codePointAt(0)!);
  return new Blob([bytes], { type });
}
