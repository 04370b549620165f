import meta, * as stories from './ButtonGroup.stories.tsx';

export default { ...meta, title: 'ButtonGroup / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const EveryEmphasis = stories.EveryEmphasis;
export const Icons = stories.Icons;
export const Vertical = stories.Vertical;
export const Wide = stories.Wide;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const Pending = stories.Pending;
export const LongText = stories.LongText;
export const Many = stories.Many;
