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

/** Wishing for products, and putting them into the cart. */
export function useWishes() {
  const { trigger: wish } = useAction(addToWishlist, { refreshes: showing });
  const { trigger: unwish } = useAction(removeFromWishlist, { refreshes: showing });
  const { trigger: add } = useAction(addToCart, { refreshes: [...showing, getCart] });
  return {
    /** Wishes for a product, or no longer. */
    toggle: ({ id, isInWishlist }: Product): Promise<unknown> =>
      isInWishlist ? unwish({ params: { productId: id } }) : wish({ body: { productId: id } }),
    addToCart: ({ id }: Product): Promise<unknown> => add({ body: { productId: id } }),
  };
}
