import meta from './Banner.stories.tsx';

export default { ...meta, title: 'Banner / Right to left', globals: { locale: 'ar' } };

export {
  Info,
  Neutral,
  Success,
  Warning,
  Danger,
  WithAction,
  Dismissable,
  LongWords,
} from './Banner.stories.tsx';
