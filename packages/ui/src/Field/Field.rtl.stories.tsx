import meta, * as stories from './Field.stories.tsx';

export default { ...meta, title: 'Field / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Hint = stories.Hint;
export const HiddenLabel = stories.HiddenLabel;
export const Described = stories.Described;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
