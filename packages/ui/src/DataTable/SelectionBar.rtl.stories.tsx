import meta, * as stories from './SelectionBar.stories.tsx';

export default {
  ...meta,
  title: 'DataTable / SelectionBar / Right to left',
  globals: { locale: 'ar' },
};

export const Default = stories.Default;
export const PageSelected = stories.PageSelected;
export const AllSelected = stories.AllSelected;
export const LongText = stories.LongText;
export const Keyboard = stories.Keyboard;
