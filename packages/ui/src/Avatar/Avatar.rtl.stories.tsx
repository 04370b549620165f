import meta, * as stories from './Avatar.stories.tsx';

export default { ...meta, title: 'Avatar / Right to left', globals: { locale: 'ar' } };

export const Default = stories.Default;
export const Picture = stories.Picture;
export const BrokenPicture = stories.BrokenPicture;
export const Sizes = stories.Sizes;
export const Icon = stories.Icon;
export const ColourOfTheName = stories.ColourOfTheName;
export const Status = stories.Status;
export const Empty = stories.Empty;
export const LongText = stories.LongText;
