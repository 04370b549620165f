import type { UserInfo } from '@servery/api';
import type { SideNavItem, SideNavSection } from '@servery/ui';

import type { Place } from '@servery/search';
import { useEffect, useMemo, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { backOfficeSections } from './backOffice.tsx';

type SectionsOf = (intl: Pick<IntlShape, 'formatMessage'>) => SideNavSection[];

// After the first frame: nobody waits for it.
const loadTemplate = import.meta.env.SERVERY_TEMPLATES
  ? async (): Promise<SectionsOf> => (await import('@servery/template/navigation')).templateSections
  : null;

/** The menu of a person: the back office by their rights, then the template's section if it is built in and switched on for them. */
export function useSections({
  rights,
  device,
  has_template_apps,
}: UserInfo): readonly SideNavSection[] {
  const intl = useIntl();
  const [template, setTemplate] = useState<{ of: SectionsOf } | null>(null);
  useEffect(() => {
    if (!has_template_apps) return;
    // Without a connection the back office's part stands alone.
    void loadTemplate?.()
      .then((of) => setTemplate({ of }))
      .catch(() => undefined);
  }, [has_template_apps]);
  return useMemo(
    () => [
      // A shared device has no account.
      ...backOfficeSections(intl, rights).filter(({ id }) => !device || id !== 'you'),
      ...(has_template_apps ? (template?.of(intl) ?? []) : []),
    ],
    [intl, rights, device, has_template_apps, template],
  );
}

const placesOf = (items: readonly SideNavItem[], section: string | undefined): Place[] =>
  items.flatMap(({ label, href, icon, items: inside, isDisabled }) => {
    if (inside)
      return placesOf(inside, label).map((place) => ({
        ...place,
        title: `${label}: ${place.title}`,
        icon: place.icon ?? icon,
        section,
      }));
    return href && !isDisabled ? [{ title: label, href, icon, section }] : [];
  });

/** Every place of a menu in one list, for searching it. */
export const placesIn = (sections: readonly SideNavSection[]): Place[] =>
  sections.flatMap(({ items, title }) => placesOf(items, title));
