import { crc32, deflateSync } from 'node:zlib';

const most = 256;
/** Colours count as the same if they agree in 16 steps per channel. */
const bucketOf = (color) => color & 0xf0f0f0;

/**
 * Returns a small PNG of RGBA pixels: without transparency, and at most 256 colours, each the most
 * frequent of its bucket.
 */
export function indexedPng({ width, height, data }) {
  const buckets = new Map();
  const keys = new Uint32Array(width * height);
  for (let pixel = 0; pixel < keys.length; pixel += 1) {
    const at = pixel * 4;
    const color = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    keys[pixel] = bucketOf(color);
    const bucket = buckets.get(keys[pixel]) ?? buckets.set(keys[pixel], new Map()).get(keys[pixel]);
    bucket.set(color, (bucket.get(color) ?? 0) + 1);
  }
  const used = [...buckets]
    .map(([key, colors]) => ({ key, count: sum(colors), color: commonest(colors) }))
    .sort((a, b) => b.count - a.count || a.key - b.key);
  const palette = used.slice(0, most).map(({ color }) => color);
  const places = new Map(
    used.map(({ key, color }, place) => [key, place < most ? place : nearest(color, palette)]),
  );
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

const sum = (colors) => [...colors.values()].reduce((total, count) => total + count, 0);
const commonest = (colors) => [...colors].sort(([a, m], [b, n]) => n - m || a - b)[0][0];

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
