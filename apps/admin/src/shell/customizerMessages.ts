import { defineMessages } from 'react-intl';

/** Messages of the customizer. */
export const customizerMessages = defineMessages({
  text: {
    id: 'admin.custom.text',
    defaultMessage: 'Changes apply immediately, in this browser only.',
  },
  restore: { id: 'admin.custom.restore', defaultMessage: 'Reset to defaults' },
  brand: { id: 'admin.custom.brand', defaultMessage: 'Brand colour' },
  noBrand: { id: 'admin.custom.noBrand', defaultMessage: 'Petrol' },
});

/** Names of the frame's settings. */
export const layoutNames = defineMessages({
  menu: { id: 'admin.custom.menu', defaultMessage: 'Menu' },
  rail: { id: 'admin.custom.rail', defaultMessage: 'Side menu' },
  menuShown: { id: 'admin.custom.menuShown', defaultMessage: 'Menu visibility' },
  width: { id: 'admin.custom.width', defaultMessage: 'Width' },
  navbar: { id: 'admin.custom.navbar', defaultMessage: 'Top bar' },
  navbarColor: { id: 'admin.custom.navbarColor', defaultMessage: 'Top bar colour' },
  footer: { id: 'admin.custom.footer', defaultMessage: 'Footer' },
});

/** Names of the options. */
export const optionNames = defineMessages({
  vertical: { id: 'admin.custom.vertical', defaultMessage: 'Vertical' },
  horizontal: { id: 'admin.custom.horizontal', defaultMessage: 'Horizontal' },
  open: { id: 'admin.custom.open', defaultMessage: 'Open' },
  collapsed: { id: 'admin.custom.collapsed', defaultMessage: 'Collapsed' },
  shown: { id: 'admin.custom.shown', defaultMessage: 'Shown' },
  hidden: { id: 'admin.custom.hidden', defaultMessage: 'Hidden' },
  auto: { id: 'admin.custom.auto', defaultMessage: 'Auto' },
  full: { id: 'admin.custom.full', defaultMessage: 'Full' },
  boxed: { id: 'admin.custom.boxed', defaultMessage: 'Boxed' },
  floating: { id: 'admin.custom.floating', defaultMessage: 'Floating' },
  sticky: { id: 'admin.custom.sticky', defaultMessage: 'Sticky' },
  static: { id: 'admin.custom.static', defaultMessage: 'Static' },
  plain: { id: 'admin.custom.plain', defaultMessage: 'Plain' },
  neutral: { id: 'admin.custom.neutral', defaultMessage: 'Stone' },
  accent: { id: 'admin.custom.accent', defaultMessage: 'Accent (petrol or brand)' },
  success: { id: 'admin.custom.success', defaultMessage: 'Green' },
  warning: { id: 'admin.custom.warning', defaultMessage: 'Amber' },
  danger: { id: 'admin.custom.danger', defaultMessage: 'Red' },
  info: { id: 'admin.custom.info', defaultMessage: 'Blue' },
  dark: { id: 'admin.custom.black', defaultMessage: 'Dark' },
});

const brandNames = defineMessages({
  chilli: { id: 'admin.custom.chilli', defaultMessage: 'Chilli' },
  turmeric: { id: 'admin.custom.turmeric', defaultMessage: 'Turmeric' },
  pandan: { id: 'admin.custom.pandan', defaultMessage: 'Pandan' },
  pea: { id: 'admin.custom.pea', defaultMessage: 'Butterfly pea' },
  taro: { id: 'admin.custom.taro', defaultMessage: 'Taro' },
});

/** Preset brand colours; any other colour can be picked too. */
export const brands = [
  { color: '#b3261e', name: brandNames.chilli },
  { color: '#8a5a00', name: brandNames.turmeric },
  { color: '#2e7d32', name: brandNames.pandan },
  { color: '#1a56c4', name: brandNames.pea },
  { color: '#7b3fb5', name: brandNames.taro },
];
