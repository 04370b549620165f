import type { Table } from '@servery/api';
import { sizeOf, tablePlan } from '@servery/domain/tables';

const gap = 20;

interface Size {
  width: number;
  height: number;
}

const meets = (x: number, y: number, { width, height }: Size, other: Table): boolean => {
  const size = sizeOf(other);
  return (
    x < other.x + size.width + gap &&
    other.x < x + width + gap &&
    y < other.y + size.height + gap &&
    other.y < y + height + gap
  );
};

/**
 * Returns the first position on the plan at which a table overlaps no other, or the origin if there
 * is none.
 */
export function freePlace(size: Size, others: readonly Table[]): { x: number; y: number } {
  for (let y = gap; y + size.height <= tablePlan.height; y += gap)
    for (let x = gap; x + size.width <= tablePlan.width; x += gap)
      if (!others.some((other) => meets(x, y, size, other))) return { x, y };
  return { x: 0, y: 0 };
}
