import { maxAttached, type EmailAttachment } from '@servery/api/template';

const maxPictured = 100_000;

const addressOf = (file: File) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result)));
    reader.addEventListener('error', () => fail(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });

/** Returns a file name that isn't taken yet, by adding a number. */
function freeName(name: string, taken: readonly { fileName: string }[]): string {
  const isTaken = (one: string) => taken.some(({ fileName }) => fileName === one);
  if (!isTaken(name)) return name;
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  let number = 2;
  while (isTaken(`${stem} (${number})${ending}`)) number += 1;
  return `${stem} (${number})${ending}`;
}

/**
 * Reads chosen files as attachments and appends them. Files that exceed the total size or can't be
 * read are returned by name in `refused`.
 */
export async function readFiles(
  chosen: readonly File[],
  before: readonly EmailAttachment[],
): Promise<{ files: EmailAttachment[]; refused: string[] }> {
  const files = [...before];
  const refused: string[] = [];
  for (const file of chosen) {
    const sum = files.reduce((total, { size }) => total + size, file.size);
    try {
      if (sum > maxAttached || files.length >= 20) throw new RangeError('too large');
      const url = await addressOf(file);
      const isPicture = url.startsWith('data:image/') && file.size <= maxPictured;
      const fileName = freeName(file.name.slice(0, 180), files);
      files.push({ fileName, thumbnail: isPicture ? url : null, url, size: file.size });
    } catch {
      refused.push(file.name);
    }
  }
  return { files, refused };
}
