import meta, * as stories from './Breadcrumbs.stories.tsx';

export default { ...meta, title: 'Breadcrumbs / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Narrow = stories.Narrow;
export const Widened = stories.Widened;
export const Keyboard = stories.Keyboard;
export const Slashes = stories.Slashes;
export const Dots = stories.Dots;
export const Centred = stories.Centred;
export const AtTheEnd = stories.AtTheEnd;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
export const Many = stories.Many;
