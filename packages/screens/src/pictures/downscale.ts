/** The limits of a downscaled picture. */
export interface DownscaleOptions {
  /** The longest side in pixels. Twice the largest displayed one is sharp on every screen. */
  maxSide: number;
  /** The length of the `data:` URL that the quality is reduced for. */
  maxLength: number;
}

const read = async (file: Blob): Promise<HTMLImageElement> => {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
};

/**
 * Downscales a picture and returns it as the `data:` URL of a JPEG. Rejects if the file can't be
 * read as a picture.
 */
export async function downscale(
  file: Blob,
  { maxSide, maxLength }: DownscaleOptions,
): Promise<string> {
  const image = await read(file);
  const scale = Math.min(1, maxSide / image.naturalWidth, maxSide / image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas context available');
  // White below transparent pixels, which JPEG would turn black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const quality of [0.82, 0.6, 0.4]) {
    const data = canvas.toDataURL('image/jpeg', quality);
    if (data.length <= maxLength) return data;
  }
  return canvas.toDataURL('image/jpeg', 0.2);
}
