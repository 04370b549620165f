import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';

/** Messages of the cards of the menu settings. */
export const settingsMessages = defineMessages({
  title: { id: 'menu.settings.title', defaultMessage: 'Menu settings' },
  menus: { id: 'menu.settings.menus', defaultMessage: 'Food Menus' },
  menusText: {
    id: 'menu.settings.menusText',
    defaultMessage: 'Items, prices, stock and availability.',
  },
  createMenu: { id: 'menu.settings.createMenu', defaultMessage: 'Create Food Menu' },
  categories: fieldMessages.categories,
  categoriesText: {
    id: 'menu.settings.categoriesText',
    defaultMessage: 'Groups of menu items and their order.',
  },
  createCategory: { id: 'menu.settings.createCategory', defaultMessage: 'Create Category' },
  options: { id: 'menu.settings.options', defaultMessage: 'Food Options' },
  optionsText: {
    id: 'menu.settings.optionsText',
    defaultMessage: 'Choices guests make with an item, such as size, sauce or sugar.',
  },
  createOption: { id: 'menu.settings.createOption', defaultMessage: 'Create Food Option' },
  tables: fieldMessages.tables,
  tablesText: {
    id: 'menu.settings.tablesText',
    defaultMessage: 'Tables, seats and QR codes.',
  },
  operation: { id: 'menu.settings.operation', defaultMessage: 'Operation' },
  operationText: {
    id: 'menu.settings.operationText',
    defaultMessage: 'Staff and their permissions.',
  },
  createOperation: { id: 'menu.settings.createOperation', defaultMessage: 'Create Operation' },
  zones: fieldMessages.zones,
  zonesText: {
    id: 'menu.settings.zonesText',
    defaultMessage: 'Where items are made and what’s printed there.',
  },
  emptyTitle: { id: 'menu.settings.emptyTitle', defaultMessage: 'No settings available' },
  empty: {
    id: 'menu.settings.empty',
    defaultMessage: 'You don’t have access to any of these settings.',
  },
});
