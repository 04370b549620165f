import meta, * as stories from './Segmented.stories.tsx';

export default { ...meta, title: 'Segmented / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Labelled = stories.Labelled;
export const Wide = stories.Wide;
export const Disabled = stories.Disabled;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
