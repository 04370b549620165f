const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const encoder = new TextEncoder();

/** Text as a file. */
export const written = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** Small whole pictures, 8 by 6 pixels each. */
export const pictures = {
  png: fromBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM40+GCFTEMpAQAhOBMgVnj+PoAAAAASUVORK5CYII=',
  ),
  jpeg: fromBase64(
    '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALgAYXP/2Q==',
  ),
  webp: fromBase64(
    'UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoIAAYAAUAmJaACdLoB+AADsAD+5+S/+dg2Jdrxz/+WfP4bOHAAAA==',
  ),
  avif: fromBase64(
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACQAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAgAAAAGAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAsbWRhdBIACgg4CL1pAQ0GkDIWGUJjBMAANAAAkEDJHGDPB92jQ5XVgA==',
  ),
  svg: written(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path d="M0 0h8v6H0z" fill="#c84"/></svg>',
  ),
} as const;

/** A PNG that says it is so large, and has nothing in it. */
export function hugePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const file = pictures.png.slice();
  new DataView(file.buffer).setUint32(16, width);
  new DataView(file.buffer).setUint32(20, height);
  return file;
}
