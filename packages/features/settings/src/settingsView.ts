import { choice, defineView, scope, text, type ViewOf } from '@servery/screens/view';

/** The sections of the screen, in the order of its list. */
export const sections = [
  'state',
  'profile',
  'hours',
  'service_charge',
  'tax_classes',
  'trading',
  'brand',
  'payout',
  'history',
] as const;
export type Section = (typeof sections)[number];

/** The URL state of the settings. */
export const settingsView = defineView({
  /** '' for the list of sections, which wide screens show next to the first section. */
  section: scope(choice(sections, '')),
  q: text(),
});
export type SettingsView = ViewOf<typeof settingsView>;
