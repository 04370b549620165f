import type { EventSubject, MenuItem, OrderMethod } from '@servery/api';
import type { Store } from '../commands/Store.ts';
import type { MenuContext, MenuBook, MenuChange, MoveRecord } from './record.ts';

/** The part of a menu that a change affects. */
export type MenuPart = 'categories' | 'items' | 'options';

/**
 * The menu and the part of it to lock; the context has the library's pictures if the part is
 * `items`.
 */
export interface MenuPlace {
  merchant_id: number;
  part: MenuPart;
}

/** The name of a change in the audit. */
export interface MenuAction {
  part: MenuPart;
  did: string;
}

/** The menu after a rule ran; without an id if the change affects the whole menu. */
export type SavedMenu = Pick<MenuChange, 'book' | 'moves'> & { id?: number };

const subjectKinds = { categories: 'category', items: 'menu_item', options: 'option' } as const;

/** Returns the subject of the live event of a menu change. */
export const menuSubject = (part: MenuPart, { book, id }: SavedMenu): EventSubject =>
  id === undefined ? { kind: 'menu', id: book.merchant_id } : { kind: subjectKinds[part], id };

/** Storage of a merchant's menu. */
export interface MenuStore extends Store<MenuPlace, MenuBook, MenuContext, SavedMenu, MenuAction> {
  /**
   * Returns the merchant of a menu row in the caller's scope.
   * @throws `notFound`
   */
  merchantWith(part: MenuPart | 'choices', id: number): Promise<number>;
  /** Returns the latest changes of an item's balance, newest first. */
  movesOf(merchant_id: number, item_id: number): Promise<MoveRecord[]>;
  /**
   * Returns the items that are sold now by an order method, by id; of the whole menu, or only the
   * given ones.
   */
  onSale(
    merchant_id: number,
    method: OrderMethod,
    ids?: readonly number[],
  ): Promise<ReadonlyMap<number, MenuItem>>;
}
