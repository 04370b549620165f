import meta, * as stories from './Collapse.stories.tsx';

export default { ...meta, title: 'Collapse / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const FoundByASearch = stories.FoundByASearch;
export const Keyboard = stories.Keyboard;
export const Horizontal = stories.Horizontal;
export const SeveralAtOnce = stories.SeveralAtOnce;
export const Focused = stories.Focused;
export const LongText = stories.LongText;
