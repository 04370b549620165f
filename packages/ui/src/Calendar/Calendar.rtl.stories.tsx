import meta, * as stories from './Calendar.stories.tsx';

export default { ...meta, title: 'Calendar / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const TodayByZone = stories.TodayByZone;
export const Keyboard = stories.Keyboard;
export const MonthAndYear = stories.MonthAndYear;
export const Bounds = stories.Bounds;
export const Unavailable = stories.Unavailable;
export const WeekNumbers = stories.WeekNumbers;
export const SundayFirst = stories.SundayFirst;
export const TwoMonths = stories.TwoMonths;
export const Range = stories.Range;
export const RangeByKeyboard = stories.RangeByKeyboard;
export const RangeBetweenTaken = stories.RangeBetweenTaken;
export const Many = stories.Many;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Empty = stories.Empty;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
