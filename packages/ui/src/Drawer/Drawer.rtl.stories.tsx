import meta, * as stories from './Drawer.stories.tsx';

export default { ...meta, title: 'Drawer / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Large = stories.Large;
export const Pending = stories.Pending;
export const Many = stories.Many;
export const Keyboard = stories.Keyboard;
export const Beside = stories.Beside;
export const Start = stories.Start;
export const Top = stories.Top;
export const Bottom = stories.Bottom;
export const SwipeAway = stories.SwipeAway;
export const SnapPoints = stories.SnapPoints;
export const UnsavedSheet = stories.UnsavedSheet;
export const Focused = stories.Focused;
export const Hovered = stories.Hovered;
export const LongText = stories.LongText;
