import {
  addToCart,
  addToWishlist,
  getCart,
  getProduct,
  getWishlist,
  listProducts,
  removeFromWishlist,
  type Product,
} from '@servery/api/template';
import { useAction } from '@servery/api/swr';

const showing = [listProducts, getProduct, getWishlist];

/** Actions that add products to the wishlist and the cart. */
export function useWishlist() {
  const { trigger: addToList } = useAction(addToWishlist, { refreshes: showing });
  const { trigger: removeFromList } = useAction(removeFromWishlist, { refreshes: showing });
  const { trigger: add } = useAction(addToCart, { refreshes: [...showing, getCart] });
  return {
    /** Adds a product to the wishlist or removes it. */
    toggle: ({ id, isInWishlist }: Product): Promise<unknown> =>
      isInWishlist
        ? removeFromList({ params: { productId: id } })
        : addToList({ body: { productId: id } }),
    addToCart: ({ id }: Product): Promise<unknown> => add({ body: { productId: id } }),
  };
}
