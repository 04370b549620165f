import type { FoodOption } from '@servery/api';

/** A choice while it is edited. */
export interface ChoiceDraft {
  /** Identifies the choice while it is edited. */
  key: string;
  choice_id: number | null;
  name: string;
  /** The absolute price; `is_discount` gives its sign. */
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

/** Returns an empty choice. */
export const newChoice = (): ChoiceDraft => ({
  key: crypto.randomUUID(),
  choice_id: null,
  name: '',
  price: 0,
  is_discount: false,
  max: 1,
  is_default: false,
  is_active: true,
});

/** Returns the initial form values of a food option; null is a new one. */
export const optionDraft = (option: FoodOption | null): OptionDraft => ({
  name: option?.name ?? '',
  min: option?.min ?? 0,
  max: option?.max ?? 1,
  is_active: option?.is_active ?? true,
  items: option
    ? option.items.map(({ id, name, price, max, is_default, is_active }) => ({
        key: String(id),
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

/** Returns the request body for a draft. */
export const optionInput = ({ name, min, max, is_active, items, menu_ids }: OptionDraft) => ({
  name,
  min,
  max,
  is_active,
  items: items.map((choice) => ({
    id: choice.choice_id,
    name: choice.name,
    price: (choice.price ?? 0) * (choice.is_discount ? -1 : 1) || 0,
    max: choice.max,
    is_default: choice.is_default,
    is_active: choice.is_active,
  })),
  menu_ids: menu_ids.map(Number),
});
