import { defineMessages } from '@servery/screens/define';

/** Messages of the brand. */
export const brandMessages = defineMessages({
  pictures: { id: 'settings.brand.pictures', defaultMessage: 'Pictures' },
  icon: { id: 'settings.brand.icon', defaultMessage: 'Icon' },
  banner: { id: 'settings.brand.banner', defaultMessage: 'Banner' },
  stamp: { id: 'settings.brand.stamp', defaultMessage: 'Stamp' },
  prize: { id: 'settings.brand.prize', defaultMessage: 'Prize picture' },
  hasColor: { id: 'settings.brand.hasColor', defaultMessage: 'Use a brand colour' },
  color: { id: 'settings.brand.color', defaultMessage: 'Brand colour' },
  colorHelp: {
    id: 'settings.brand.colorHelp',
    defaultMessage: 'The colour is adjusted so that everyone can read the text.',
  },
  light: { id: 'settings.brand.light', defaultMessage: 'Preview in light mode' },
  dark: { id: 'settings.brand.dark', defaultMessage: 'Preview in dark mode' },
  sampleButton: { id: 'settings.brand.sampleButton', defaultMessage: 'Add to cart' },
  sampleBadge: { id: 'settings.brand.sampleBadge', defaultMessage: 'Recommended' },
  sampleText: { id: 'settings.brand.sampleText', defaultMessage: 'View all dishes' },
  popup: { id: 'settings.brand.popup', defaultMessage: 'Popup for guests' },
  popupHelp: {
    id: 'settings.brand.popupHelp',
    defaultMessage: 'Guests see the popup once per visit, when they open the menu at their table.',
  },
  isOn: { id: 'settings.brand.isOn', defaultMessage: 'Show popup' },
  popupTitle: { id: 'settings.brand.popupTitle', defaultMessage: 'Popup title' },
  popupText: { id: 'settings.brand.popupText', defaultMessage: 'Popup text' },
  popupPicture: { id: 'settings.brand.popupPicture', defaultMessage: 'Popup picture' },
  picture: { id: 'settings.brand.picture', defaultMessage: 'Picture {id}' },
});
