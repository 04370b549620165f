import meta, * as stories from './Skeleton.stories.tsx';

export default { ...meta, title: 'Skeleton / Right to left', globals: { locale: 'ar' } };

export const Text = stories.Text;
export const Control = stories.Control;
export const Picture = stories.Picture;
export const Card = stories.Card;
export const Person = stories.Person;
export const Many = stories.Many;
