import { updateCartLine, type CartLine } from '@servery/api';
import { useRef, useState } from 'react';
import { useInTurn } from './useInTurn.ts';
import { useTableAction } from './useTableAction.ts';

/** A chosen quantity; `version` is that of the line with it, null until it is saved. */
interface Chosen {
  quantity: number;
  version: number | null;
}

/**
 * Returns functions that change the quantity of a cart line, and show the quantity that was chosen
 * last. Changes are sent one after the other, each based on the version after the one before.
 */
export function useQuantities(): {
  quantityOf: (line: CartLine) => number;
  setQuantity: (line: CartLine, quantity: number) => Promise<void>;
} {
  const { trigger } = useTableAction(updateCartLine);
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map());
  const versions = useRef(new Map<number, number>());
  const keep = (id: number, next: Chosen | null) =>
    setChosen((known) => {
      const others = [...known].filter(([of]) => of !== id);
      return new Map(next ? [...others, [id, next]] : others);
    });
  const send = useInTurn(async ({ id, version: shown, note }: CartLine, quantity: number) => {
    const version = Math.max(shown, versions.current.get(id) ?? 0);
    const { cart } = await trigger({ params: { id }, body: { version, note, quantity } });
    for (const line of cart) versions.current.set(line.id, line.version);
  });
  return {
    quantityOf: (line) => {
      const last = chosen.get(line.id);
      return last && (last.version === null || last.version > line.version)
        ? last.quantity
        : line.quantity;
    },
    setQuantity: async (line, quantity) => {
      keep(line.id, { quantity, version: null });
      try {
        await send(line, quantity);
      } catch (error) {
        keep(line.id, null);
        throw error;
      }
      const version = versions.current.get(line.id) ?? 0;
      setChosen((known) => {
        const last = known.get(line.id);
        // A later choice is on its way.
        if (last?.quantity !== quantity) return known;
        return new Map([...known, [line.id, { quantity, version }]]);
      });
    },
  };
}
