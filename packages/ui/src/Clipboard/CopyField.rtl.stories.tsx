import meta, * as stories from './CopyField.stories.tsx';

export default { ...meta, title: 'CopyField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Failed = stories.Failed;
export const ReadOnly = stories.ReadOnly;
export const Described = stories.Described;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Disabled = stories.Disabled;
export const LongText = stories.LongText;
