import meta, * as stories from './Dashboard.stories.tsx';

export default { ...meta, title: 'Dashboard / Right to left', globals: { locale: 'ar' } };

const still = { play: undefined };
export const Loaded = { ...stories.Loaded, ...still };
export const Outlets = { ...stories.Outlets, ...still };
export const Empty = { ...stories.Empty, ...still };
export const Phone = stories.Phone;
export const NewBusiness = { ...stories.NewBusiness, ...still };
