import meta, * as stories from './Media.stories.tsx';

export default { ...meta, title: 'Media / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const WithCaption = stories.WithCaption;
export const Classic = stories.Classic;
export const Square = stories.Square;
export const Focused = stories.Focused;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
