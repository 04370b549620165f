import type { Named } from '@servery/api';
import type { MediaRecord } from '../media/record.ts';
import { drawingOf, drawings } from './pictures.ts';

const place = 8_000;

/** The id of the picture that a dish shows at a merchant; null where it has none. */
export const imageOf = (base: number, dish: string): number | null => {
  const at = drawingOf(dish);
  return at < 0 ? null : base + place + at;
};

const hoursBetween = 26;

/** The media library of a merchant: a drawing of each of its best dishes, put there over the last days. */
export const sampleMedia = ({ id: merchant_id }: Pick<Named, 'id'>, now: Date): MediaRecord[] =>
  drawings.map(({ name, alt, svg }, at) => ({
    id: merchant_id * 10_000 + place + at,
    version: 1,
    merchant_id,
    name,
    alt,
    is_active: name !== 'Opening offer banner',
    kind: 'svg',
    width: 640,
    height: 480,
    bytes: svg.length,
    key: `sample${String(at).padStart(2, '0')}`,
    added_at: new Date(
      now.getTime() - (drawings.length - at) * hoursBetween * 3_600_000,
    ).toISOString(),
    added_by: at % 3 === 0 ? 'Siti Khadijah' : 'Aisyah Rahman',
  }));

/** A drawing as an address that needs no server. */
export const drawingUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
