import meta, * as stories from './Popover.stories.tsx';

export default { ...meta, title: 'Popover / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const WithArrow = stories.WithArrow;
export const WithoutHeading = stories.WithoutHeading;
export const Keyboard = stories.Keyboard;
export const PressOutside = stories.PressOutside;
export const Placements = stories.Placements;
export const RichContent = stories.RichContent;
export const Focused = stories.Focused;
export const LongText = stories.LongText;
