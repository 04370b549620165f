import meta, * as stories from './MoneyField.stories.tsx';

export default { ...meta, title: 'MoneyField / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const NotAnAmount = stories.NotAnAmount;
export const Empty = stories.Empty;
export const WholeUnits = stories.WholeUnits;
export const Invalid = stories.Invalid;
export const Disabled = stories.Disabled;
