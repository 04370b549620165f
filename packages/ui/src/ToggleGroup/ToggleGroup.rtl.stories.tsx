import meta, * as stories from './ToggleGroup.stories.tsx';

export default { ...meta, title: 'ToggleGroup / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Single = stories.Single;
export const OneStaysOn = stories.OneStaysOn;
export const IconsAlone = stories.IconsAlone;
export const Vertical = stories.Vertical;
export const Wide = stories.Wide;
export const Sizes = stories.Sizes;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const LongText = stories.LongText;
export const Many = stories.Many;
