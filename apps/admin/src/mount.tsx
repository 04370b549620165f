import '@servery/ui/styles';
import { createRoot } from 'react-dom/client';
import type { ComponentType } from 'react';
import { App } from './App.tsx';
import type { directionOf, Locale, Preferences } from './boot/preferences.ts';
import type { doorOf } from './boot/door.ts';
import type { Route, ScreenProps } from './boot/places.ts';
import type { FirstRead } from './boot/reads.ts';
import type { matchRoute } from './boot/routes.ts';
import { loadMessages } from './messages.ts';
import { early } from './session/client.ts';
import type { Early } from './session/early.ts';
import { holdSignIn } from './session/place.ts';
import { startWorker } from './worker/startWorker.ts';

/** What the start of the page hands to the app. */
export interface MountOptions {
  routes: readonly Route[];
  matchRoute: typeof matchRoute;
  doorOf: typeof doorOf;
  preferences: Preferences;
  directionOf: typeof directionOf;
  wear: (preferences: Preferences) => void;
  rememberLocale: (locale: Locale) => void;
  /** What was asked for already. */
  early: Early;
}

/** An answer that came before the app did, and whose it is. */
export interface KnownAnswer {
  userId: number | undefined;
  key: FirstRead['key'];
  data: unknown;
}

/** A screen whose code is there. */
export interface LoadedScreen {
  route: Route;
  screen: ComponentType<ScreenProps>;
  /** What it reads first, where that is there too. */
  known?: KnownAnswer;
}

/** What stands behind the gate: the shell, the sign-in page, or a page alone. */
export interface DoorProps {
  first: LoadedScreen | null;
}

export type DoorComponent = ComponentType<DoorProps>;

/** Puts the app onto the page, with its first screen when that is known. */
export async function mount(
  options: MountOptions,
  door: DoorComponent,
  first: LoadedScreen | null,
): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root.');
  for (const [url, read] of options.early) early.set(url, read);
  holdSignIn();
  const messages = await loadMessages(options.preferences.locale);
  createRoot(place).render(<App {...options} door={door} first={first} messages={messages} />);
  startWorker();
}
