import meta, * as stories from './AlertDialog.stories.tsx';

export default { ...meta, title: 'AlertDialog / Right to left', globals: { locale: 'ar' } };

export const Open = stories.Open;
export const Acknowledged = stories.Acknowledged;
