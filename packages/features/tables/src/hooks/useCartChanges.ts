import { removeCartLine, updateCartLine, type CartLine, type Input } from '@servery/api';
import { useRef, useState } from 'react';
import { useInTurn } from './useInTurn.ts';
import { useTableAction } from './useTableAction.ts';

/** A chosen quantity; `version` is that of the line with it, null until it is saved. */
interface Chosen {
  quantity: number;
  version: number | null;
}

/** The fields of a cart line that a change sends. */
type Change = Omit<Input<typeof updateCartLine>['body'], 'version'>;

/**
 * Returns functions that change lines of a cart, one after the other, each based on the version after
 * one's own last change. `quantityOf` is the quantity that was chosen last, before it is saved too.
 */
export function useCartChanges() {
  const update = useTableAction(updateCartLine);
  const removal = useTableAction(removeCartLine);
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map());
  const versions = useRef(new Map<number, number>());
  const choose = (id: number, next: Chosen) =>
    setChosen((known) => new Map([...known, [id, next]]));
  const inTurn = useInTurn(
    async (
      { id, version: shown }: CartLine,
      send: (version: number) => Promise<{ cart: CartLine[] }>,
    ): Promise<number> => {
      const { cart } = await send(Math.max(shown, versions.current.get(id) ?? 0));
      // Not those of other lines: others may have changed them, which isn't shown yet.
      const version = cart.find((line) => line.id === id)?.version ?? 0;
      versions.current.set(id, version);
      return version;
    },
  );
  const save = (line: CartLine, change: Change) =>
    inTurn(line, (version) =>
      update.trigger({ params: { id: line.id }, body: { version, ...change } }),
    );
  const isLast = (last: Chosen | undefined, quantity: number) =>
    last?.version === null && last.quantity === quantity;
  return {
    quantityOf: (line: CartLine): number => {
      const last = chosen.get(line.id);
      return last && (last.version === null || last.version > line.version)
        ? last.quantity
        : line.quantity;
    },
    /** Saves a quantity, which is shown at once. */
    setQuantity: async (line: CartLine, quantity: number): Promise<void> => {
      choose(line.id, { quantity, version: null });
      // Without an answer, the line shows its own quantity again.
      let version = 0;
      try {
        version = await save(line, { note: line.note, quantity });
      } finally {
        setChosen((known) =>
          isLast(known.get(line.id), quantity)
            ? new Map([...known, [line.id, { quantity, version }]])
            : known,
        );
      }
    },
    save,
    remove: (line: CartLine) =>
      inTurn(line, (version) => removal.trigger({ params: { id: line.id }, body: { version } })),
  };
}
