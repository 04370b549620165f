import meta, * as stories from './Pagination.stories.tsx';

export default { ...meta, title: 'Pagination / Right to left', globals: { locale: 'ar' } };

export const Middle = stories.Middle;
export const First = stories.First;
export const Last = stories.Last;
export const Empty = stories.Empty;
export const FixedLength = stories.FixedLength;
export const Disabled = stories.Disabled;
export const KeepsTheFirstRowInView = stories.KeepsTheFirstRowInView;
