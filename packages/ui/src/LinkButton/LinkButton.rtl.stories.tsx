import meta, * as stories from './LinkButton.stories.tsx';

export default { ...meta, title: 'LinkButton / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Solid = stories.Solid;
export const Keyboard = stories.Keyboard;
export const Wide = stories.Wide;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
