import meta, * as stories from './Menu.stories.tsx';

export default { ...meta, title: 'Menu / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Sections = stories.Sections;
export const Submenus = stories.Submenus;
export const SubmenuKeyboard = stories.SubmenuKeyboard;
export const ManyChoices = stories.ManyChoices;
export const OneChoice = stories.OneChoice;
export const IconOpener = stories.IconOpener;
export const Links = stories.Links;
export const Disabled = stories.Disabled;
export const Keyboard = stories.Keyboard;
export const Pointer = stories.Pointer;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
export const Many = stories.Many;
