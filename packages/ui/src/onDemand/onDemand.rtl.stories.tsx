import meta, * as stories from './onDemand.stories.tsx';

export default { ...meta, title: 'onDemand / Right to left', globals: { locale: 'ar' } };

export const Opens = stories.Opens;
export const Keyboard = stories.Keyboard;
