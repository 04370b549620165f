import { ClientContext } from '@servery/api/client';
import { MessagesProvider, NavigationProvider } from '@servery/ui';
import { useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useLocation } from 'wouter';
import { IntlProvider } from 'react-intl';
import { AppContext, usePrepare, type AppState } from './AppContext.ts';
import type { LayoutComponent, LoadedScreen, MountOptions } from './boot/mountOptions.ts';
import type { Direction, Preferences } from './boot/preferences.ts';
import { loadMessages, type Language } from './messages.ts';
import { Gate } from './Gate.tsx';
import { Reactions } from './reactions/Reactions.tsx';
import { localeIn, placeOf } from './region.ts';
import { clientOf } from './session/client.ts';
import { useSession } from './session/useSession.ts';

interface Screens {
  layout: LayoutComponent;
  first: LoadedScreen | null;
}

export interface AppProps extends MountOptions, Screens {
  messages: Language;
}

/**
 * The assembled app, with its language, client and router. The session decides which layout is
 * rendered.
 */
export function App({ layout, first, messages: firstMessages, ...options }: AppProps) {
  const [preferences, setPreferences] = useState(options.preferences);
  const [messages, setMessages] = useState(firstMessages);
  const user = useSession()?.user;
  const { region, timeZone } = placeOf(user);
  const client = useMemo(() => clientOf(user?.id), [user?.id]);

  const isForGuests = () => options.matchRoute(location.pathname)?.route.isForGuests;
  const prefer = async (change: Partial<Preferences>) => {
    const next = { ...preferences, ...change };
    const { locale, ...looks } = change;
    if (locale) options.rememberLocale(locale);
    for (const [name, value] of Object.entries(looks))
      if (value) localStorage.setItem(`servery.look.${name}`, value);
      else localStorage.removeItem(`servery.look.${name}`);
    if (locale) setMessages(await loadMessages(locale, isForGuests()));
    options.wear(next);
    setPreferences(next);
  };
  const report = (intlError: Error & { code?: string }) => {
    if (intlError.code !== 'MISSING_TRANSLATION') throw intlError;
    // Coming from a guest screen, only the guests' messages are loaded.
    void loadMessages(preferences.locale).then(setMessages, () => undefined);
  };
  const state: AppState = {
    ...options,
    preferences,
    prefer,
    direction: options.directionOf(preferences),
  };

  return (
    <AppContext value={state}>
      <IntlProvider
        locale={localeIn(preferences.locale, region)}
        defaultLocale={localeIn('en', region)}
        {...(timeZone && { timeZone })}
        messages={messages.default}
        onError={report}
      >
        <I18nProvider locale={written(preferences, region)}>
          <MessagesProvider messages={messages.kit}>
            <ClientContext value={client}>
              <Reactions>
                <Navigation layout={layout} first={first} />
              </Reactions>
            </ClientContext>
          </MessagesProvider>
        </I18nProvider>
      </IntlProvider>
    </AppContext>
  );
}

const scripts: Record<Direction, string> = { ltr: 'Latn', rtl: 'Arab' };

/**
 * Returns the locale with a script of the page's direction, from which react-aria derives its own.
 */
const written = ({ locale, direction }: Preferences, region: string) =>
  direction ? `${locale}-${scripts[direction]}-${region}` : localeIn(locale, region);

/** Connects the kit's links to the router; hovering one preloads its screen. */
function Navigation(screens: Screens) {
  const [, navigate] = useLocation();
  const prepare = usePrepare();
  return (
    <NavigationProvider navigate={navigate} prepare={prepare}>
      <Gate {...screens} />
    </NavigationProvider>
  );
}
