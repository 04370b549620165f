import meta from './Link.stories.tsx';

export default { ...meta, title: 'Link / Right to left', globals: { locale: 'ar' } };

export {
  Default,
  PreparesOnFocus,
  External,
  Quiet,
  Inherited,
  Current,
  LongWords,
} from './Link.stories.tsx';
