import meta, * as stories from './Menu.stories.tsx';

export default { ...meta, title: 'Menu / Right to left', globals: { locale: 'ar' } };

export const Open = stories.Open;
export const Sections = stories.Sections;
export const IconOpener = stories.IconOpener;
export const Links = stories.Links;
export const DisabledWithReason = stories.DisabledWithReason;
export const ByKeyboard = stories.ByKeyboard;
export const ByPointer = stories.ByPointer;
