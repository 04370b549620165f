import { MenuSettings } from '@servery/menu';
import { useHref } from '../../AppContext.ts';

/** Links to the parts of a menu, and to the tables and kitchen zones. */
export default function MenuSettingsPage() {
  const hrefTo = useHref();
  const withNew = (name: 'food-menus' | 'categories' | 'food-options') => ({
    href: hrefTo(name),
    createHref: hrefTo(name, { open: 'new' }),
  });
  const hrefs = {
    menus: withNew('food-menus'),
    categories: withNew('categories'),
    options: withNew('food-options'),
    tables: { href: hrefTo('tables') },
    zones: { href: hrefTo('kitchen-zones') },
  };
  return <MenuSettings hrefs={hrefs} />;
}
