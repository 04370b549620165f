import meta, * as stories from './SortableList.stories.tsx';

export default { ...meta, title: 'SortableList / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Conforms = stories.Conforms;
export const Keyboard = stories.Keyboard;
export const Touch = stories.Touch;
export const Lifted = stories.Lifted;
export const DisabledRow = stories.DisabledRow;
export const RichRows = stories.RichRows;
export const Disabled = stories.Disabled;
export const Hovered = stories.Hovered;
export const Focused = stories.Focused;
export const Pressed = stories.Pressed;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
export const Many = stories.Many;
