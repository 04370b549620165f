import { MessagesProvider, NavigationProvider, ToastRegion } from '@servery/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { IntlProvider } from 'react-intl';
import { SWRConfig } from 'swr';
import type { Locale } from './globals.ts';

export interface StoryProvidersProps {
  locale: Locale;
  messages: Record<string, string>;
  /** The translated texts of the kit. */
  kitMessages: Record<string, string>;
  /**
   * The provider of PIN approvals for a story of a screen, which also gets links and toasts. The
   * kit's own stories bring theirs.
   */
  ApprovalProvider?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/**
 * Provides stories with the app's context: language, direction, an SWR cache of their own and, for
 * screens, links, PIN approvals and toasts.
 */
export function StoryProviders({
  locale,
  messages,
  kitMessages,
  ApprovalProvider,
  children,
}: StoryProvidersProps) {
  const [cache] = useState(() => new Map());
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages} onError={ignoreMissing}>
      <I18nProvider locale={locale}>
        <MessagesProvider messages={kitMessages}>
          <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
            {ApprovalProvider ? (
              <NavigationProvider navigate={stay}>
                <ApprovalProvider>{children}</ApprovalProvider>
              </NavigationProvider>
            ) : (
              children
            )}
            {ApprovalProvider && <ToastRegion />}
          </SWRConfig>
        </MessagesProvider>
      </I18nProvider>
    </IntlProvider>
  );
}

function ignoreMissing(error: Error & { code: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
}

/** Ignores navigation, because a story is a single screen. */
function stay() {}
