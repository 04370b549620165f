import meta, * as stories from './TextField.stories.tsx';

export default { ...meta, title: 'TextField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Controlled = stories.Controlled;
export const Described = stories.Described;
export const Placeholder = stories.Placeholder;
export const PrefixAndSuffix = stories.PrefixAndSuffix;
export const Invalid = stories.Invalid;
export const Required = stories.Required;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const LongText = stories.LongText;
export const Keyboard = stories.Keyboard;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Empty = stories.Empty;
