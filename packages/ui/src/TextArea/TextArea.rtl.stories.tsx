import meta, * as stories from './TextArea.stories.tsx';

export default { ...meta, title: 'TextArea / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Counted = stories.Counted;
export const TooLong = stories.TooLong;
export const Grows = stories.Grows;
export const FixedHeight = stories.FixedHeight;
export const ManyLines = stories.ManyLines;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
