import meta, * as stories from './AvatarGroup.stories.tsx';

export default { ...meta, title: 'AvatarGroup / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const NameOnHover = stories.NameOnHover;
export const Keyboard = stories.Keyboard;
export const AllFit = stories.AllFit;
export const Sizes = stories.Sizes;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
