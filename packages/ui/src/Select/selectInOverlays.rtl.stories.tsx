import meta, * as stories from './selectInOverlays.stories.tsx';

export default {
  ...meta,
  title: 'Select / In overlays / Right to left',
  globals: { locale: 'ar' },
};

export const InDialogByKeyboard = stories.InDialogByKeyboard;
export const InDialogByPointer = stories.InDialogByPointer;
export const InDrawerByKeyboard = stories.InDrawerByKeyboard;
export const InDrawerByPointer = stories.InDrawerByPointer;
export const InSheetByKeyboard = stories.InSheetByKeyboard;
export const InSheetByPointer = stories.InSheetByPointer;
export const InPopoverByKeyboard = stories.InPopoverByKeyboard;
export const InPopoverByPointer = stories.InPopoverByPointer;
