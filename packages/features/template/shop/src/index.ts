export { CartMenu } from './components/Cart/CartMenu.tsx';
export type { CartMenuProps } from './components/Cart/CartMenu.tsx';
export { ShopList } from './screens/ShopList.tsx';
export type { ShopListProps } from './screens/ShopList.tsx';
