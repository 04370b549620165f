import meta, * as stories from './ToastRegion.stories.tsx';

export default { ...meta, title: 'ToastRegion / Right to left', globals: { locale: 'ar' } };

export const Tones = stories.Tones;
export const LeavesByItself = stories.LeavesByItself;
export const Undo = stories.Undo;
export const CountsDown = stories.CountsDown;
export const WaitsUnderPointer = stories.WaitsUnderPointer;
export const FocusComesBack = stories.FocusComesBack;
