/** A file as a `data:` address. */
export const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });

/** The file that a `data:` address holds; players may be given files only. */
export function fileOf(address: string): Blob {
  const [head = '', body = ''] = address.split(',', 2);
  const type = head.slice('data:'.length).replace(/;base64$/, '');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.codePointAt(0)!);
  return new Blob([bytes], { type });
}
