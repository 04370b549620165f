import { ClientContext } from '@servery/api/client';
import { NavigationProvider } from '@servery/ui';
import { useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useLocation } from 'wouter';
import { IntlProvider } from 'react-intl';
import { AppContext, usePrepare, type AppState } from './AppContext.ts';
import type { Direction, Preferences } from './boot/preferences.ts';
import { loadAllMessages, loadMessages } from './messages.ts';
import type { DoorComponent, LoadedScreen, MountOptions } from './mount.tsx';
import { Gate } from './Gate.tsx';
import { Reactions } from './reactions/Reactions.tsx';
import { localeIn, placeOf } from './region.ts';
import { client } from './session/client.ts';
import { useSession } from './session/useSession.ts';

interface Ways {
  door: DoorComponent;
  first: LoadedScreen | null;
}

export interface AppProps extends MountOptions, Ways {
  messages: Record<string, string>;
}

/** The assembled app: language, client, router; whether somebody is signed in decides the rest. */
export function App({ door, first, messages: firstMessages, ...options }: AppProps) {
  const [preferences, setPreferences] = useState(options.preferences);
  const [messages, setMessages] = useState(firstMessages);
  const { region, timeZone } = placeOf(useSession()?.user);

  const prefer = async (change: Partial<Preferences>) => {
    const next = { ...preferences, ...change };
    const { locale, ...looks } = change;
    if (locale) options.rememberLocale(locale);
    for (const [name, value] of Object.entries(looks))
      if (value) localStorage.setItem(`servery.look.${name}`, value);
      else localStorage.removeItem(`servery.look.${name}`);
    if (locale) setMessages(await loadMessages(locale));
    options.wear(next);
    setPreferences(next);
  };
  const report = (trouble: Error & { code?: string }) => {
    if (trouble.code !== 'MISSING_TRANSLATION') throw trouble;
    // Whoever comes here from a guest's table has its words alone.
    void loadAllMessages(preferences.locale).then(setMessages, () => undefined);
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
        messages={messages}
        onError={report}
      >
        <I18nProvider locale={written(preferences, region)}>
          <ClientContext value={client}>
            <Reactions>
              <Ways door={door} first={first} />
            </Reactions>
          </ClientContext>
        </I18nProvider>
      </IntlProvider>
    </AppContext>
  );
}

const scripts: Record<Direction, string> = { ltr: 'Latn', rtl: 'Arab' };

/** The language in a script of the page's direction, by which react-aria knows which way is forth. */
const written = ({ locale, direction }: Preferences, region: string) =>
  direction ? `${locale}-${scripts[direction]}-${region}` : localeIn(locale, region);

/** Lends the router to the kit's links; a hovered link starts loading where it leads. */
function Ways(given: Ways) {
  const [, navigate] = useLocation();
  const prepare = usePrepare();
  return (
    <NavigationProvider navigate={navigate} prepare={prepare}>
      <Gate {...given} />
    </NavigationProvider>
  );
}
