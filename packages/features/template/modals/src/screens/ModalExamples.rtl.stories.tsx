import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import * as stories from './ModalExamples.stories.tsx';
import type { ModalExamples } from './ModalExamples.tsx';

const meta = {
  ...stories.default,
  title: 'screens/ModalExamples/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof ModalExamples>;
export default meta;

const still = { play: undefined };
const opened = (name: string, title = name) => ({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog', { name: title });
  },
});

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Failed = { ...stories.Failed, ...still };
export const Shared = opened('مشاركة المشروع');
export const Referred = opened('ادعُ واربح');
export const CardAdded = opened('إضافة بطاقة');
export const PlanChanged = opened('اختيار خطة');
export const AddressAdded = opened('إضافة عنوان');
export const AppCreated = opened('إنشاء تطبيق');
export const TwoFactor = opened('إعداد المصادقة الثنائية', 'المصادقة الثنائية');
export const UserEdited = opened('تعديل المستخدم');
