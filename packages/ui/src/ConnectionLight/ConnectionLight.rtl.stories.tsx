import meta from './ConnectionLight.stories.tsx';

export default { ...meta, title: 'ConnectionLight / Right to left', globals: { locale: 'ar' } };

export { Online, Reconnecting, Offline } from './ConnectionLight.stories.tsx';
