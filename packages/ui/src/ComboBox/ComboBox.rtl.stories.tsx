import meta, * as stories from './ComboBox.stories.tsx';

export default { ...meta, title: 'ComboBox / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Keyboard = stories.Keyboard;
export const SteppingOver = stories.SteppingOver;
export const Grouped = stories.Grouped;
export const IconsAndDescriptions = stories.IconsAndDescriptions;
export const FreeText = stories.FreeText;
export const NoFreeText = stories.NoFreeText;
export const Loaded = stories.Loaded;
export const Pending = stories.Pending;
export const Failed = stories.Failed;
export const Empty = stories.Empty;
export const SavedChoice = stories.SavedChoice;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Disabled = stories.Disabled;
export const ReadOnly = stories.ReadOnly;
export const Invalid = stories.Invalid;
export const LongText = stories.LongText;
export const Many = stories.Many;
export const InDialog = stories.InDialog;
export const InForm = stories.InForm;
