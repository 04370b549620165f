import meta, * as stories from './EventCalendar.stories.tsx';

export default { ...meta, title: 'EventCalendar / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Week = stories.Week;
export const Day = stories.Day;
export const List = stories.List;
export const Turned = stories.Turned;
export const Keyboard = stories.Keyboard;
export const MovedByKeys = stories.MovedByKeys;
export const ResizedByKeys = stories.ResizedByKeys;
export const PutBack = stories.PutBack;
export const Locked = stories.Locked;
export const Dragged = stories.Dragged;
export const DayPressed = stories.DayPressed;
export const DayNamePressed = stories.DayNamePressed;
export const HeldByThePage = stories.HeldByThePage;
export const Closed = stories.Closed;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const ReadOnly = stories.ReadOnly;
export const Pending = stories.Pending;
export const Empty = stories.Empty;
export const EmptyWeek = stories.EmptyWeek;
export const LongText = stories.LongText;
export const Many = stories.Many;
