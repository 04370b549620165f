import meta, * as stories from './ExportMenu.stories.tsx';

export default {
  ...meta,
  title: 'Spreadsheet / ExportMenu / Right to left',
  globals: { locale: 'ar' },
};

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const Printed = stories.Printed;
export const ExcelHoldsText = stories.ExcelHoldsText;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const Pending = stories.Pending;
export const LongText = stories.LongText;
