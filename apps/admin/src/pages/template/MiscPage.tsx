import { MiscPage, type MiscPageName } from '@servery/auth';
import type { ScreenProps } from '../../boot/places.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's pages beside the way. */
export default function MiscPlace({ path }: ScreenProps) {
  const page = path.startsWith('/auth/') ? 'not-authorized' : path.slice('/misc/'.length);
  return (
    <TemplateHost>
      <MiscPage page={page as MiscPageName} homeHref="/" />
    </TemplateHost>
  );
}
