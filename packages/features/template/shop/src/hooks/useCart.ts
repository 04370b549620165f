import {
  getCart,
  getProduct,
  getWishlist,
  listProducts,
  removeFromCart,
  setCartQuantity,
  type CartLine,
} from '@servery/api/template';
import { useAction, useCall } from '@servery/api/swr';

/** Queries that show whether a product is in the cart. */
const showing = [listProducts, getProduct, getWishlist];

/** Loads the cart. */
export const useCart = () => useCall(getCart, {});

/** Changes to the cart, shown optimistically and reverted if the request fails. */
export function useCartChanges() {
  const { data, mutate } = useCart();
  const { trigger: set } = useAction(setCartQuantity, { refreshes: showing });
  const { trigger: remove } = useAction(removeFromCart, { refreshes: showing });
  const lines = data?.products ?? [];

  const change = (next: readonly CartLine[], send: () => Promise<unknown>) =>
    mutate(
      async () => {
        await send();
        return undefined;
      },
      { optimisticData: { products: [...next] }, populateCache: false, rollbackOnError: true },
    );

  return {
    /** Sets the quantity of a line; restores it if it was removed. */
    setQuantity: (line: CartLine, qty: number) => {
      const isThere = lines.some(({ id }) => id === line.id);
      const next = isThere
        ? lines.map((one) => (one.id === line.id ? { ...one, qty } : one))
        : [...lines, { ...line, qty }];
      return change(next, () => set({ params: { productId: line.id }, body: { qty } }));
    },
    remove: (line: CartLine) =>
      change(
        lines.filter(({ id }) => id !== line.id),
        () => remove({ params: { productId: line.id } }),
      ),
  };
}
