import { MenuSettings } from '@servery/menu';

const withNew = (href: string) => ({ href, createHref: `${href}?open=new` });

const hrefs = {
  menus: withNew('/pages/menu/food_menu'),
  categories: withNew('/pages/menu/category'),
  options: withNew('/pages/menu/food_option'),
  tables: { href: '/pages/setting/table' },
  zones: { href: '/pages/setting/kitchen_zone' },
};

/** The ways to what a menu is made of and served from. */
export default function MenuSettingsPage() {
  return <MenuSettings hrefs={hrefs} />;
}
