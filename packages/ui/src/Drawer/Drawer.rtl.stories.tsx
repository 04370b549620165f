import meta, * as stories from './Drawer.stories.tsx';

export default { ...meta, title: 'Drawer / Right to left', globals: { locale: 'ar' } };

export const Over = stories.Over;
export const Large = stories.Large;
export const Pending = stories.Pending;
export const LongContent = stories.LongContent;
export const OverByKeyboard = stories.OverByKeyboard;
export const Beside = stories.Beside;
