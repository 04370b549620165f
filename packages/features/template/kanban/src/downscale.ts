/**
 * Twice the largest displayed width of a cover in pixels, for high-density screens; and the longest
 * result that is accepted.
 */
const widest = 960;
const most = 300_000;

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
 * Downscales a picture to the size of a cover and returns it as a `data:` URL. Rejects if the file
 * can't be read as a picture.
 */
export async function downscale(file: Blob): Promise<string> {
  const image = await read(file);
  const scale = Math.min(1, widest / image.naturalWidth, widest / image.naturalHeight);
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
    if (data.length <= most) return data;
  }
  return canvas.toDataURL('image/jpeg', 0.2);
}
