import meta, * as stories from './ToastRegion.stories.tsx';

export default { ...meta, title: 'ToastRegion / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const DismissesAutomatically = stories.DismissesAutomatically;
export const StaysByTone = stories.StaysByTone;
export const Titled = stories.Titled;
export const FadesAway = stories.FadesAway;
export const Undo = stories.Undo;
export const CountsDown = stories.CountsDown;
export const WaitsUnderPointer = stories.WaitsUnderPointer;
export const Keyboard = stories.Keyboard;
export const Pending = stories.Pending;
export const PromiseBroken = stories.PromiseBroken;
export const Progress = stories.Progress;
export const TopStart = stories.TopStart;
export const Top = stories.Top;
export const Bottom = stories.Bottom;
export const Many = stories.Many;
export const Twenty = stories.Twenty;
export const SwipeAway = stories.SwipeAway;
export const OwnIcon = stories.OwnIcon;
export const LongText = stories.LongText;
export const KeepsClear = stories.KeepsClear;
