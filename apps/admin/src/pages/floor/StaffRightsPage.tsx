import { actionMessages } from '@servery/screens/messages';
import { StaffRights } from '@servery/staff';
import { useIntl } from 'react-intl';
import { useApp, useHref } from '../../AppContext.ts';
import type { ScreenProps } from '../../boot/screen.ts';
import { backOfficeSections } from '../../navigation/backOffice.tsx';
import { useSession } from '../../session/useSession.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The permissions of a member of staff, and the menu that they give. */
export default function StaffRightsPage({ params }: ScreenProps) {
  const intl = useIntl();
  const { routes } = useApp();
  const hrefTo = useHref();
  const { search, go } = usePlaceOf();
  const id = Number(params['id']);
  // Features belong to the outlet, so its staff have the same ones.
  const off = useSession()?.user.off ?? [];
  return (
    <StaffRights
      key={id}
      staffId={id}
      staffHref={hrefTo('staff')}
      pagesFor={(rights) =>
        backOfficeSections(intl, routes, { rights, off }).flatMap(({ title, items }) => {
          const alone = items.filter(({ items: inside }) => !inside).map(({ label }) => label);
          const groups = items.flatMap(({ label, items: inside = [] }) =>
            inside.length > 0 ? [{ title: label, pages: inside.map((item) => item.label) }] : [],
          );
          const part = title ?? intl.formatMessage(actionMessages.moreTools);
          return alone.length > 0 ? [...groups, { title: part, pages: alone }] : groups;
        })
      }
      search={search}
      onSearchChange={go}
    />
  );
}
