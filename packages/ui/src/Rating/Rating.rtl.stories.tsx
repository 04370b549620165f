import meta, * as stories from './Rating.stories.tsx';

export default { ...meta, title: 'Rating / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Halves = stories.Halves;
export const Clearable = stories.Clearable;
export const OtherMarks = stories.OtherMarks;
export const TenMarks = stories.TenMarks;
export const Sizes = stories.Sizes;
export const Tones = stories.Tones;
export const Empty = stories.Empty;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const InForm = stories.InForm;
