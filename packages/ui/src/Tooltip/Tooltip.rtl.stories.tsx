import meta, * as stories from './Tooltip.stories.tsx';

export default { ...meta, title: 'Tooltip / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const WithShortcut = stories.WithShortcut;
export const LongText = stories.LongText;
export const Keyboard = stories.Keyboard;
export const Hovered = stories.Hovered;
export const Placements = stories.Placements;
export const RichContent = stories.RichContent;
export const Focused = stories.Focused;
export const Disabled = stories.Disabled;
