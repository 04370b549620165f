import type { PrintImage } from '@servery/api';
import { useCallback } from 'react';
import { picture } from './Paper.css.ts';

/** A one-bit image, as a printer prints it. */
export function Picture({ image }: { image: PrintImage }) {
  const { width, height, bits } = image;
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const context = canvas?.getContext('2d');
      if (!canvas || !context) return;
      const data = atob(bits);
      const across = Math.ceil(width / 8);
      const pixels = context.createImageData(width, height);
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const byte = data.charCodeAt(y * across + (x >> 3));
          if (byte & (0x80 >> (x & 7))) pixels.data[(y * width + x) * 4 + 3] = 255;
          else pixels.data.fill(255, (y * width + x) * 4, (y * width + x) * 4 + 4);
        }
      context.putImageData(pixels, 0, 0);
    },
    [bits, width, height],
  );
  return <canvas ref={draw} width={width} height={height} className={picture} aria-hidden />;
}
