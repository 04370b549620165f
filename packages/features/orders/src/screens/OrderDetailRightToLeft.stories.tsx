import type { Meta } from '@storybook/react-vite';
import detail from './OrderDetail.stories.tsx';

export { LongOnPhone, PaidAndReduced, Panel, Phone, Loaded } from './OrderDetail.stories.tsx';

const meta = {
  ...detail,
  title: 'screens/OrderDetail right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof detail.component>;
export default meta;
