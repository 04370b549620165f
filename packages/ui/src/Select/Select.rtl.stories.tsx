import meta, * as stories from './Select.stories.tsx';

export default { ...meta, title: 'Select / Right to left', globals: { locale: 'ar' } };

export const Placeholder = stories.Placeholder;
export const Chosen = stories.Chosen;
export const Described = stories.Described;
export const Invalid = stories.Invalid;
export const Disabled = stories.Disabled;
export const Small = stories.Small;
export const LongWords = stories.LongWords;
export const Grouped = stories.Grouped;
export const EmptyValue = stories.EmptyValue;
export const TwoHundred = stories.TwoHundred;
export const InDialog = stories.InDialog;
export const InDrawer = stories.InDrawer;
export const InPopover = stories.InPopover;
