import meta, * as stories from './SideNav.stories.tsx';

export default { ...meta, title: 'SideNav / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const ThirdLevel = stories.ThirdLevel;
export const ComesFromElsewhere = stories.ComesFromElsewhere;
export const Keyboard = stories.Keyboard;
export const Collapsed = stories.Collapsed;
export const CollapsedAtRest = stories.CollapsedAtRest;
export const Disabled = stories.Disabled;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const LongText = stories.LongText;
export const Many = stories.Many;
