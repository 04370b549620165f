import meta, * as stories from './ThemePanel.stories.tsx';

export default { ...meta, title: 'ThemePanel / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const AnotherColour = stories.AnotherColour;
export const WithAWayBack = stories.WithAWayBack;
export const WithoutTheShell = stories.WithoutTheShell;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
export const Many = stories.Many;
