import type { MenuItem, OrderMethod } from '@servery/api';
import type { Store } from '../commands/Store.ts';
import type { MenuAct, MenuBook, MenuChange, MoveRecord } from './record.ts';

/** Which part of a menu a change is about. */
export type MenuPart = 'categories' | 'items' | 'options';

/** Which menu is decided about; its pictures are known where the items are. */
export interface MenuPlace {
  merchant_id: number;
  part: MenuPart;
}

/** What a change is called in the audit. */
export interface MenuAction {
  part: MenuPart;
  did: string;
}

/** What a rule made of a menu; no id where it is about all of it. */
export type SavedMenu = Pick<MenuChange, 'book' | 'moves'> & { id?: number };

/** Storage of a merchant's menu. */
export interface MenuStore extends Store<MenuPlace, MenuBook, MenuAct, SavedMenu, MenuAction> {
  /**
   * Returns the merchant whose menu has a row in the caller's scope.
   * @throws `notFound`
   */
  merchantWith(part: MenuPart | 'choices', id: number): Promise<number>;
  /** Returns the latest changes of an item's balance, newest first. */
  movesOf(merchant_id: number, item_id: number): Promise<MoveRecord[]>;
  /** Returns what is sold now by a method, by id; all of the menu, or these items of it. */
  onSale(
    merchant_id: number,
    method: OrderMethod,
    ids?: readonly number[],
  ): Promise<ReadonlyMap<number, MenuItem>>;
}
