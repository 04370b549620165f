import meta, * as stories from './Switch.stories.tsx';

export default { ...meta, title: 'Switch / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const On = stories.On;
export const Row = stories.Row;
export const Disabled = stories.Disabled;
export const Keyboard = stories.Keyboard;
export const Tones = stories.Tones;
export const Sizes = stories.Sizes;
export const Icons = stories.Icons;
export const LabelAtStart = stories.LabelAtStart;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const ReadOnly = stories.ReadOnly;
export const Pending = stories.Pending;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const InForm = stories.InForm;
