import type { FoodMenu } from '@servery/api';
import type { DraftWindow } from './WindowsField.tsx';

/** An item while it is edited: fields can be empty. */
export interface MenuDraft {
  category_id: number | null;
  name: string;
  code: string;
  description: string;
  price: number | null;
  prices: FoodMenu['prices'];
  tax_class: string;
  is_active: boolean;
  min_quantity: number | null;
  max_quantity: number | null;
  prep_minutes: number | null;
  windows: readonly DraftWindow[];
  stock: number | null;
  low_stock: number | null;
  allow_negative: boolean;
  image_id: number | null;
  option_ids: readonly string[];
}

/** Returns the initial form values of an item; null is a new one. */
export const draftOf = (menu: FoodMenu | null, category_id: number | null): MenuDraft => ({
  category_id: menu?.category_name === null ? null : (menu?.category_id ?? category_id),
  name: menu?.name ?? '',
  code: menu?.code ?? '',
  description: menu?.description ?? '',
  price: menu?.price ?? null,
  prices: menu?.prices ?? {},
  tax_class: menu?.tax_class ?? '',
  is_active: menu?.is_active ?? true,
  min_quantity: menu?.min_quantity ?? 1,
  max_quantity: menu?.max_quantity ?? null,
  prep_minutes: menu?.prep_minutes ?? null,
  windows: (menu?.windows ?? []).map((window) => ({ ...window, key: crypto.randomUUID() })),
  stock: null,
  low_stock: menu?.low_stock ?? null,
  allow_negative: menu?.allow_negative ?? false,
  image_id: menu?.image_id ?? null,
  option_ids: (menu?.option_ids ?? []).map(String),
});

/** Returns the request body for a draft, without its stock, which only a new item has. */
export function inputOf(draft: Omit<MenuDraft, 'stock'>, tax_class: string) {
  return {
    ...draft,
    tax_class: draft.tax_class || tax_class,
    windows: draft.windows.map(({ weekdays, start, end }) => ({ weekdays, start, end })),
    option_ids: draft.option_ids.map(Number),
  };
}
