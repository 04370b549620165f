import type { ComparedMenu, Pictures } from '@servery/domain/item-pushes';
import type { ItemGroup } from '@servery/domain/pushes';
import type { World } from './world.ts';

/** Returns the menus of a group’s outlets as pushes of items compare them, by their merchants. */
export const comparedMenus = (
  world: World,
  { merchant, others }: ItemGroup,
): Map<number, ComparedMenu> =>
  new Map(
    [merchant, ...others.map((other) => other.merchant)].map(({ id }) => {
      const tax_codes = world.merchant(id).settings.tax_classes.map(({ code }) => code);
      return [id, { ...world.menus.of(id), tax_codes }];
    }),
  );

/** Returns the facts of pictures, by their ids. */
export const picturesWith = (world: World, ids: readonly number[]): Pictures =>
  new Map(
    world.library
      .of(world.merchants.map(({ id }) => id))
      .flatMap((picture) => (ids.includes(picture.id) ? [[picture.id, picture]] : [])),
  );
