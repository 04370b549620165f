import { crc32, deflateSync } from 'node:zlib';

const levels = 32;
const most = 256;
const coarse = (value) =>
  Math.round((Math.round((value / 255) * (levels - 1)) / (levels - 1)) * 255);

/** A small PNG of a picture with four bytes a pixel: coarser colours, at most 256 of them, no transparency. */
export function indexedPng({ width, height, data }) {
  const counts = new Map();
  const keys = new Uint32Array(width * height);
  for (let pixel = 0; pixel < keys.length; pixel += 1) {
    const at = pixel * 4;
    const key = (coarse(data[at]) << 16) | (coarse(data[at + 1]) << 8) | coarse(data[at + 2]);
    keys[pixel] = key;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const byUse = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([key]) => key);
  const palette = byUse.slice(0, most);
  const places = new Map(palette.map((key, place) => [key, place]));
  for (const key of byUse.slice(most)) places.set(key, nearest(key, palette));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + x + 1] = places.get(keys[y * width + x]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap((key) => [key >> 16, (key >> 8) & 255, key & 255]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearest(key, palette) {
  const far = (other) =>
    ((key >> 16) - (other >> 16)) ** 2 +
    (((key >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
    ((key & 255) - (other & 255)) ** 2;
  let best = 0;
  for (let place = 1; place < palette.length; place += 1)
    if (far(palette[place]) < far(palette[best])) best = place;
  return best;
}

function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
