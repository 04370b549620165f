import meta, * as stories from './Accordion.stories.tsx';

export default { ...meta, title: 'Accordion / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Multiple = stories.Multiple;
export const Controlled = stories.Controlled;
export const Bordered = stories.Bordered;
export const Separated = stories.Separated;
export const WithoutChevron = stories.WithoutChevron;
export const WithIcons = stories.WithIcons;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const OneDisabled = stories.OneDisabled;
export const LongText = stories.LongText;
export const Many = stories.Many;
