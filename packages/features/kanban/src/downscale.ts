/** As wide as a cover is ever seen, twice over for fine screens; and the most that is kept of it. */
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

/** A picture as data, no larger than a cover needs it. Rejects where a file is no picture that can be read. */
export async function downscale(file: Blob): Promise<string> {
  const image = await read(file);
  const scale = Math.min(1, widest / image.naturalWidth, widest / image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('nothing to draw on');
  // What a picture leaves out is paper: JPEG would make it black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const quality of [0.82, 0.6, 0.4]) {
    const data = canvas.toDataURL('image/jpeg', quality);
    if (data.length <= most) return data;
  }
  return canvas.toDataURL('image/jpeg', 0.2);
}
