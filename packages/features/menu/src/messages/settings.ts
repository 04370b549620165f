import { defineMessages } from './define.ts';

/** What the cards of the menu settings say. */
export const settingsWords = defineMessages({
  title: { id: 'menu.settings.title', defaultMessage: 'Menu settings' },
  menus: { id: 'menu.settings.menus', defaultMessage: 'Food Menus' },
  menusText: {
    id: 'menu.settings.menusText',
    defaultMessage: 'Items, prices, balances and when they are sold.',
  },
  createMenu: { id: 'menu.settings.createMenu', defaultMessage: 'Create Food Menu' },
  categories: { id: 'menu.settings.categories', defaultMessage: 'Categories' },
  categoriesText: {
    id: 'menu.settings.categoriesText',
    defaultMessage: 'The chapters of the menu and their order.',
  },
  createCategory: { id: 'menu.settings.createCategory', defaultMessage: 'Create Category' },
  options: { id: 'menu.settings.options', defaultMessage: 'Food Options' },
  optionsText: {
    id: 'menu.settings.optionsText',
    defaultMessage: 'What guests choose with an item: size, sauce, sugar.',
  },
  createOption: { id: 'menu.settings.createOption', defaultMessage: 'Create Food Option' },
  tables: { id: 'menu.settings.tables', defaultMessage: 'Tables' },
  tablesText: {
    id: 'menu.settings.tablesText',
    defaultMessage: 'The floor: tables, seats and their codes.',
  },
  operation: { id: 'menu.settings.operation', defaultMessage: 'Operation' },
  operationText: {
    id: 'menu.settings.operationText',
    defaultMessage: 'People and what they may do.',
  },
  createOperation: { id: 'menu.settings.createOperation', defaultMessage: 'Create Operation' },
  zones: { id: 'menu.settings.zones', defaultMessage: 'Kitchen Zone' },
  zonesText: {
    id: 'menu.settings.zonesText',
    defaultMessage: 'Where items are made, and what prints there.',
  },
  emptyTitle: { id: 'menu.settings.emptyTitle', defaultMessage: 'Nothing to set up here' },
  empty: { id: 'menu.settings.empty', defaultMessage: 'None of these areas is open to you.' },
});
