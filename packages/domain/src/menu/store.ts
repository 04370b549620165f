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

/** The items that a rule needs besides the last one of each menu: those with any of these. */
export interface ItemFilter {
  ids: readonly number[];
  names?: readonly string[];
  codes?: readonly string[];
  categories?: readonly number[];
  options?: readonly number[];
}

/** The locked menu of a merchant, with the context of its rules. */
export interface LockedMenu {
  state: MenuBook;
  context: MenuContext;
}

/** A merchant's menu before and after a rule changed it. */
export interface ChangedMenu {
  before: MenuBook;
  after: SavedMenu;
}

/** Storage of a merchant's menu. */
export interface MenuStore extends Store<MenuPlace, MenuBook, MenuContext, SavedMenu, MenuAction> {
  /**
   * Locks the menus of several merchants at once, in the order of their ids, so that no two pushes
   * wait for each other. Returns them by the ids of their merchants. They have all categories and
   * options, and at least the items of the filter and the last one.
   */
  lockAll(
    merchant_ids: readonly number[],
    items: ItemFilter,
  ): Promise<ReadonlyMap<number, LockedMenu>>;
  /** Saves the menus of several merchants, whose items a rule changed. */
  saveAll(changes: readonly ChangedMenu[], did: string): Promise<void>;
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
