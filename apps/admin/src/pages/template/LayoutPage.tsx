import { LayoutDemo, type LayoutName } from '@servery/layouts';
import type { ScreenProps } from '../../boot/screen.ts';

/** The pages that demonstrate the options of the frame. */
export default function LayoutPage({ name }: ScreenProps) {
  const page = name as LayoutName;
  const demo = <LayoutDemo page={page} homeHref="/" />;
  return page === 'layout-blank' ? <main>{demo}</main> : demo;
}
