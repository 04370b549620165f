import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { text } from './arbitraries.ts';

const bytesOf = (some: string) => new Uint8Array(Buffer.from(some, 'latin1'));
const svg = (inside: string, more = 'width="2" height="2"') =>
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`);
/** Returns a PNG that claims to be large and has almost no data. */
const png = (side: number) => {
  const header = Buffer.from(
    '89504e470d0a1a0a0000000d494844520000000000000000080600000000000000',
    'hex',
  );
  header.writeUInt32BE(side, 16);
  header.writeUInt32BE(side, 20);
  return new Uint8Array(header);
};
const laughs = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY ${'bcdefghij'[i]} "${`&${'abcdefghi'[i]};`.repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><text>&j;</text></svg>`;

/** Files that are pictures, claim to be pictures, or expand to far more when opened. */
const files: readonly Uint8Array<ArrayBuffer>[] = [
  svg('<rect width="1" height="1"/>'),
  svg('<script>alert(1)</script><image href="file:///etc/passwd" width="2" height="2"/>'),
  svg('<use href="#a" id="a"/>'),
  svg('', 'width="1e9" height="1e9"'),
  svg('', 'viewBox="0 0 NaN -1"'),
  bytesOf(laughs),
  png(60_000),
  png(6_000),
  png(0),
  bytesOf('\xff\xd8\xff\xe0\0\x10JFIF'),
  bytesOf('RIFF\xff\xff\xff\xffWEBPVP8X'),
  bytesOf('\0\0\0\x1cftypavif'),
  bytesOf('PK\x03\x04'),
  bytesOf('\0'.repeat(100_000)),
  bytesOf('<html><script>alert(1)</script>'),
  bytesOf(''),
];

/** The digests that announce the files. */
export const digests = files.map((file) => createHash('sha256').update(file).digest('base64url'));

const file = fc.constantFrom(...files);
const named = fc.constantFrom(
  'a.svg',
  '../../a.png',
  '"; x="',
  'a\r\nb: c',
  '',
  'ä.svg',
  'a\0.svg',
);
const fieldNames = ['name', 'alt', 'version', 'merchant_id', 'file', '__proto__', 'x[0]', ''];

const field = fc
  .tuple(fc.constantFrom(...fieldNames), fc.oneof(text, fc.constantFrom('Laksa', '1', '101')))
  .map(([name, value]) =>
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
const upload = fc
  .tuple(file, named, fc.constantFrom('file', 'file', 'file', 'name', 'files'))
  .map(([content, filename, name]) =>
    Buffer.concat([
      Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
          'Content-Type: image/svg+xml\r\n\r\n',
      ),
      content,
      Buffer.from('\r\n'),
    ]),
  );
const right = fc
  .tuple(file, fc.nat(3))
  .map(([content, version]) =>
    Buffer.concat([
      ...Object.entries({ name: 'Laksa', ...(version > 0 && { version }) }).map(([name, value]) =>
        Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      ),
      Buffer.from(
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.svg"\r\n' +
          'Content-Type: image/svg+xml\r\n\r\n',
      ),
      content,
      Buffer.from('\r\n'),
    ]),
  );
const ends = ['--x--\r\n', '--x--\r\n', '--x--\r\n', '--x', '', '--y--\r\n', '--x--\r\n--x--\r\n'];
const types = [
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="x"',
  'multipart/form-data; boundary=y',
  'multipart/form-data',
  'multipart/mixed; boundary=x',
];

/** Forms with a file: valid, with an additional or an invalid part, or truncated. */
export const forms = fc
  .tuple(
    fc.oneof(
      { weight: 2, arbitrary: right },
      {
        weight: 3,
        arbitrary: fc
          .array(fc.oneof(field, upload), { maxLength: 6 })
          .map((parts) => Buffer.concat(parts)),
      },
    ),
    fc.constantFrom(...ends),
    fc.constantFrom(...types),
  )
  .map(([parts, end, type]) => ({
    body: new Uint8Array(Buffer.concat([parts, Buffer.from(end)])),
    headers: { 'content-type': type },
  }));
