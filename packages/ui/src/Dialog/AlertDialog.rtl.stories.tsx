import meta, * as stories from './AlertDialog.stories.tsx';

export default { ...meta, title: 'AlertDialog / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Acknowledged = stories.Acknowledged;
export const Focused = stories.Focused;
export const LongText = stories.LongText;
export const Keyboard = stories.Keyboard;
