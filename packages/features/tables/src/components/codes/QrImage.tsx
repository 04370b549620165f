import { encode } from 'uqr';
import { image } from './codes.css.ts';

/** The quiet zone around a QR code, in modules. */
const edge = 4;

/** A QR code as one vector path, sharp at every size. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: edge });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={image}
    >
      {/* Dark on light in every theme, because scanners need it. */}
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
