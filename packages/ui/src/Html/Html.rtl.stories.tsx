import meta, * as stories from './Html.stories.tsx';

export default { ...meta, title: 'Html / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Attack = stories.Attack;
export const Broken = stories.Broken;
export const Keyboard = stories.Keyboard;
export const Focused = stories.Focused;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
