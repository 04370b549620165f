export {
  isInWindows,
  isLow,
  isSetAvailable,
  isSoldOut,
  isUsedUp,
  menuAt,
  nextStart,
  offerOf,
} from './availability.ts';
export type { When } from './availability.ts';
export { balanceAfter, maxStock, updateBalance } from './balance.ts';
export {
  createCategory,
  deleteCategory,
  editCategory,
  orderCategories,
  toggleCategory,
} from './categories.ts';
export { leastOf, optionsFor, requireChoices, maxChoicesOf } from './choices.ts';
export { copyMenu, countMenu, hasMenu, picturesOf } from './copyMenu.ts';
export { displayMenu, itemsOnMenu, shownCategories } from './display.ts';
export { importMenus } from './importMenus.ts';
export { bulkMenus, createMenu, editMenu, orderMenus, toggleMenu } from './menus.ts';
export {
  createOption,
  deleteOption,
  deleteOptionItem,
  editOption,
  optionOf,
  orderOptions,
  toggleOption,
} from './options.ts';
export type {
  CategoryRecord,
  ChoiceRecord,
  ItemRecord,
  MenuContext,
  MenuBook,
  MenuChange,
  MoveRecord,
  OptionRecord,
} from './record.ts';
export { live } from './rows.ts';
export { showCategory, showMenu, showOption } from './show.ts';
