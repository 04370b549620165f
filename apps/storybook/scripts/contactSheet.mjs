import { PNG } from 'pngjs';

const gap = 12;

const isLike = (data, at, [red, green, blue]) =>
  Math.abs(data[at] - red) + Math.abs(data[at + 1] - green) + Math.abs(data[at + 2] - blue) < 6;

/**
 * Returns the part of a screenshot that isn't blank page, or undefined if all of it is. The bottom
 * right pixel gives the colour of the page.
 */
export function trim(buffer) {
  const { width, height, data } = PNG.sync.read(buffer);
  const corner = data.length - 4;
  const page = [data[corner], data[corner + 1], data[corner + 2]];
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (isLike(data, (y * width + x) * 4, page)) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  if (box.right < 0) return undefined;
  return { data, stride: width, page, ...box };
}

/** Stacks pictures on one sheet, in the colour of the first one's page. */
export function contactSheet(pictures) {
  const widths = pictures.map(({ left, right }) => right - left + 1);
  const heights = pictures.map(({ top, bottom }) => bottom - top + 1);
  const width = Math.max(1, ...widths) + 2 * gap;
  const height = heights.reduce((sum, own) => sum + own + gap, gap);
  const sheet = { width, height, data: Buffer.alloc(width * height * 4, 255) };
  const [red, green, blue] = pictures[0]?.page ?? [255, 255, 255];
  for (let at = 0; at < sheet.data.length; at += 4) sheet.data.set([red, green, blue], at);
  let down = gap;
  for (const [index, { data, stride, left, top }] of pictures.entries()) {
    for (let y = 0; y < heights[index]; y += 1) {
      const from = ((top + y) * stride + left) * 4;
      data.copy(sheet.data, ((down + y) * width + gap) * 4, from, from + widths[index] * 4);
    }
    down += heights[index] + gap;
  }
  return sheet;
}
