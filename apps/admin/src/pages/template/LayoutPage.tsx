import { LayoutDemo, type LayoutName } from '@servery/template';
import type { ScreenProps } from '../../boot/places.ts';

/** The pages that show how the frame can stand. */
export default function LayoutPage({ path }: ScreenProps) {
  const page = path.slice(path.lastIndexOf('/') + 1) as LayoutName;
  const demo = <LayoutDemo page={page} homeHref="/" />;
  return page === 'layout-blank' ? <main>{demo}</main> : demo;
}
