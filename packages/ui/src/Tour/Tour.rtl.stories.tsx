import meta, * as stories from './Tour.stories.tsx';

export default { ...meta, title: 'Tour / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Pointer = stories.Pointer;
export const Keyboard = stories.Keyboard;
export const Focused = stories.Focused;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
