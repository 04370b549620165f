import meta, * as stories from './Popover.stories.tsx';

export default { ...meta, title: 'Popover / Right to left', globals: { locale: 'ar' } };

export const Open = stories.Open;
export const WithoutHeading = stories.WithoutHeading;
export const ByKeyboard = stories.ByKeyboard;
export const PressOutside = stories.PressOutside;
