import type { FoodOption } from '@servery/api';

/** A choice while it is edited. */
export interface ChoiceDraft {
  choice_id: number | null;
  name: string;
  /** Without its sign: `is_discount` says whether it is taken off. */
  price: number | null;
  is_discount: boolean;
  max: number | null;
  is_default: boolean;
  is_active: boolean;
}

/** A food option while it is edited. */
export interface OptionDraft {
  name: string;
  min: number | null;
  max: number | null;
  is_active: boolean;
  items: ChoiceDraft[];
  menu_ids: string[];
}

/** A choice that has nothing yet. */
export const newChoice = (): ChoiceDraft => ({
  choice_id: null,
  name: '',
  price: 0,
  is_discount: false,
  max: 1,
  is_default: false,
  is_active: true,
});

/** What a form begins with: a food option as it is, or a new one. */
export const optionDraft = (option: FoodOption | null): OptionDraft => ({
  name: option?.name ?? '',
  min: option?.min ?? 0,
  max: option?.max ?? 1,
  is_active: option?.is_active ?? true,
  items: option
    ? option.items.map(({ id, name, price, max, is_default, is_active }) => ({
        choice_id: id,
        name,
        price: Math.abs(price),
        is_discount: price < 0,
        max,
        is_default,
        is_active,
      }))
    : [newChoice(), newChoice()],
  menu_ids: (option?.used_by ?? []).map(({ id }) => String(id)),
});

/** A draft as it is sent. */
export const optionWish = ({ name, min, max, is_active, items, menu_ids }: OptionDraft) => ({
  name,
  min: min ?? 0,
  max: max ?? 1,
  is_active,
  items: items.map((choice) => ({
    id: choice.choice_id,
    name: choice.name,
    price: (choice.price ?? 0) * (choice.is_discount ? -1 : 1) || 0,
    max: choice.max ?? 1,
    is_default: choice.is_default,
    is_active: choice.is_active,
  })),
  menu_ids: menu_ids.map(Number),
});
