import meta, * as stories from './Pill.stories.tsx';

export default { ...meta, title: 'Pill / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const EveryTone = stories.EveryTone;
export const WithIcon = stories.WithIcon;
export const AsLink = stories.AsLink;
export const Keyboard = stories.Keyboard;
export const Wide = stories.Wide;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
