import meta, * as stories from './TagGroup.stories.tsx';

export default { ...meta, title: 'TagGroup / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const OnlyShown = stories.OnlyShown;
export const HiddenLabel = stories.HiddenLabel;
export const Empty = stories.Empty;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const LongText = stories.LongText;
export const Many = stories.Many;
