import meta, * as stories from './Slider.stories.tsx';

export default { ...meta, title: 'Slider / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Steps = stories.Steps;
export const Pips = stories.Pips;
export const Tooltip = stories.Tooltip;
export const FillToTheEnd = stories.FillToTheEnd;
export const Tones = stories.Tones;
export const Vertical = stories.Vertical;
export const Range = stories.Range;
export const VerticalRange = stories.VerticalRange;
export const LinkedToAField = stories.LinkedToAField;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const InForm = stories.InForm;
