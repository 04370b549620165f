import meta, * as stories from './Table.stories.tsx';

export default { ...meta, title: 'Table / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Striped = stories.Striped;
export const Bordered = stories.Bordered;
export const Borderless = stories.Borderless;
export const Hovered = stories.Hovered;
export const Compact = stories.Compact;
export const SoftHeader = stories.SoftHeader;
export const DarkHeader = stories.DarkHeader;
export const RowTones = stories.RowTones;
export const HiddenCaption = stories.HiddenCaption;
export const Totals = stories.Totals;
export const Cards = stories.Cards;
export const Focused = stories.Focused;
export const Keyboard = stories.Keyboard;
export const KeyboardInContext = stories.KeyboardInContext;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
