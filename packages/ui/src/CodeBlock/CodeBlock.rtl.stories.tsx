import meta, * as stories from './CodeBlock.stories.tsx';

export default { ...meta, title: 'CodeBlock / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Bare = stories.Bare;
export const Numbers = stories.Numbers;
export const Marked = stories.Marked;
export const Wrapped = stories.Wrapped;
export const Keyboard = stories.Keyboard;
export const Focused = stories.Focused;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
