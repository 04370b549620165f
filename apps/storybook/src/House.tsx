import { ApprovalProvider } from '@servery/account';
import { NavigationProvider, ToastRegion } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { IntlProvider } from 'react-intl';
import { SWRConfig } from 'swr';
import type { Locale } from './globals.ts';

export interface HouseProps {
  locale: Locale;
  messages: Record<string, string>;
  /** Screens get links, approvals and toasts too; the kit's own stories bring theirs. */
  isScreen: boolean;
  children: ReactNode;
}

/** What the app gives to every screen: language, direction, a cache of its own, links, approval by PIN, a place for toasts. */
export function House({ locale, messages, isScreen, children }: HouseProps) {
  const [cache] = useState(() => new Map());
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages} onError={ignoreMissing}>
      <I18nProvider locale={locale}>
        <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
          {isScreen ? (
            <NavigationProvider navigate={stay}>
              <ApprovalProvider>{children}</ApprovalProvider>
            </NavigationProvider>
          ) : (
            children
          )}
          {isScreen && <ToastRegion label="Notifications" closeLabel="Close" />}
        </SWRConfig>
      </I18nProvider>
    </IntlProvider>
  );
}

function ignoreMissing(error: Error & { code: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
}

/** A story is one screen: its links lead nowhere. */
function stay() {}
