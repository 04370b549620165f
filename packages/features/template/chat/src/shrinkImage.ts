import type { ChatAttachment } from '@servery/api/template';
import { dataAddress } from './dataAddress.ts';

/** Long sides in pixels, tried in order until the picture is small enough. */
const sides = [1280, 960, 640, 400];
const smallEnough = 160_000;

type Picture = Extract<ChatAttachment, { kind: 'image' }>;

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.75));

/** Shrinks a picture to the size a chat allows; returns null if the file isn't an image. */
export async function shrinkImage(file: File): Promise<Picture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  for (const side of sides) {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await toBlob(canvas);
    const src = blob && (await dataAddress(blob));
    if (src && src.length <= smallEnough) {
      bitmap.close();
      const name = file.name.trim().slice(0, 200) || 'picture';
      return { kind: 'image', src, name, width: canvas.width, height: canvas.height };
    }
  }
  bitmap.close();
  return null;
}
