import meta from './DescriptionList.stories.tsx';

export default { ...meta, title: 'DescriptionList / Right to left', globals: { locale: 'ar' } };

export { Rows, Pairs } from './DescriptionList.stories.tsx';
