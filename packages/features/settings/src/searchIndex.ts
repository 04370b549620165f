import type { MessageDescriptor } from 'react-intl';
import { brandMessages } from './messages/brand.ts';
import { hoursMessages } from './messages/hours.ts';
import { chargeMessages, taxMessages, tradingMessages, whenMessages } from './messages/money.ts';
import { payoutMessages } from './messages/payout.ts';
import { profileMessages } from './messages/profile.ts';
import { stateMessages } from './messages/state.ts';
import type { Section } from './settingsView.ts';

/** The settings of each section that a search finds, by their labels. */
export const searchIndex: Readonly<Record<Section, readonly MessageDescriptor[]>> = {
  state: [stateMessages.openStore, stateMessages.closeStore, stateMessages.pause],
  profile: [
    profileMessages.name,
    profileMessages.kind,
    profileMessages.address,
    profileMessages.phone,
    profileMessages.numbers,
    profileMessages.timeZone,
    profileMessages.currency,
  ],
  hours: [hoursMessages.week, hoursMessages.holidays],
  service_charge: [
    chargeMessages.rate,
    chargeMessages.methods,
    chargeMessages.isTaxed,
    chargeMessages.minParty,
    whenMessages.scheduled,
  ],
  tax_classes: [taxMessages.rate, taxMessages.isInclusive, whenMessages.scheduled],
  trading: [tradingMessages.dayStart, tradingMessages.prefixes, whenMessages.scheduled],
  brand: [
    brandMessages.icon,
    brandMessages.banner,
    brandMessages.color,
    brandMessages.popup,
    brandMessages.stamp,
    brandMessages.prize,
  ],
  payout: [payoutMessages.bank, payoutMessages.holder, payoutMessages.number],
  history: [],
};
