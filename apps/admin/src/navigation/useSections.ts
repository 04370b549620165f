import type { UserInfo } from '@servery/api';
import type { Place } from '@servery/search';
import type { SideNavItem, SideNavSection } from '@servery/ui';
import { useEffect, useMemo, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useApp } from '../AppContext.ts';
import type { HrefTo } from '../boot/href.ts';
import { featureOffOf } from '../shell/isRefused.ts';
import { backOfficeSections } from './backOffice.tsx';

type SectionsOf = (intl: Pick<IntlShape, 'formatMessage'>, hrefTo: HrefTo) => SideNavSection[];

// Loaded after the first frame, because nothing waits for it.
const loadTemplate = import.meta.env.SERVERY_TEMPLATES
  ? async (): Promise<SectionsOf> => (await import('@servery/layouts/navigation')).templateSections
  : null;

/**
 * Returns a user's menu: the screens of the back office that they can open, then the template apps
 * if the build and the user have them.
 */
export function useSections(user: UserInfo): readonly SideNavSection[] {
  const intl = useIntl();
  const { routes, hrefTo } = useApp();
  const [template, setTemplate] = useState<{ of: SectionsOf } | null>(null);
  const hasTemplateApps = !!loadTemplate && !featureOffOf({ feature: 'template_apps' }, user);
  useEffect(() => {
    if (!hasTemplateApps) return;
    // If loading fails, the menu contains only the back office.
    void loadTemplate?.()
      .then((of) => setTemplate({ of }))
      .catch(() => undefined);
  }, [hasTemplateApps]);
  return useMemo(
    () => [
      // A shared device has no account.
      ...backOfficeSections(intl, routes, user).filter(({ id }) => !user.device || id !== 'you'),
      ...(hasTemplateApps ? (template?.of(intl, hrefTo) ?? []) : []),
    ],
    [intl, routes, hrefTo, user, hasTemplateApps, template],
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

/** Returns every entry of a menu as one list, for searches. */
export const placesIn = (sections: readonly SideNavSection[]): Place[] =>
  sections.flatMap(({ items, title }) => placesOf(items, title));
