import { useIntl, type MessageDescriptor } from 'react-intl';
import { brandMessages } from '../messages/brand.ts';
import { historyMessages } from '../messages/history.ts';
import { chargeMessages, taxMessages, tradingMessages } from '../messages/money.ts';
import { payoutMessages } from '../messages/payout.ts';
import { profileMessages } from '../messages/profile.ts';
import { pushMessages } from '../messages/push.ts';
import { sectionMessages } from '../messages/settings.ts';
import { stateMessages } from '../messages/state.ts';

const names: Readonly<Record<string, MessageDescriptor>> = {
  name: profileMessages.name,
  kind: profileMessages.kind,
  address: profileMessages.address,
  phone: profileMessages.phone,
  time_zone: profileMessages.timeZone,
  currency: profileMessages.currency,
  is_open: stateMessages.open,
  until: stateMessages.until,
  rate: chargeMessages.rate,
  is_taxed: chargeMessages.isTaxed,
  methods: chargeMessages.methods,
  min_party: chargeMessages.minParty,
  usual: historyMessages.usual,
  is_locked: pushMessages.locked,
  day_start: tradingMessages.dayStart,
  bank: payoutMessages.bank,
  bank_name: payoutMessages.bankName,
  holder: payoutMessages.holder,
  number: payoutMessages.number,
  color: brandMessages.color,
  icon_id: brandMessages.icon,
  banner_id: brandMessages.banner,
  stamp_id: brandMessages.stamp,
  prize_id: brandMessages.prize,
  'popup.is_on': brandMessages.isOn,
  'popup.title': brandMessages.popupTitle,
  'popup.text': brandMessages.popupText,
  'popup.image_id': brandMessages.popupPicture,
};

const taxParts: Readonly<Record<string, MessageDescriptor>> = {
  name: taxMessages.name,
  rate: taxMessages.rate,
  is_inclusive: taxMessages.isInclusive,
};

const sunday = Date.UTC(2027, 0, 3);

/** Returns a function that names a field of the history, such as `tax.SST.rate`. */
export function useFieldName() {
  const { formatDate, formatMessage } = useIntl();
  const join = (one: string, other: string) => `${one} · ${other}`;
  return (field: string): string => {
    const plain = names[field];
    if (plain) return formatMessage(plain);
    const [kind, key = '', part = ''] = field.split('.');
    if (kind === 'hours')
      return formatDate(sunday + Number(key) * 86_400_000, { weekday: 'long', timeZone: 'UTC' });
    if (kind === 'holiday') {
      const date = formatDate(`${key}T00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
      return part === 'hours' ? join(date, formatMessage(sectionMessages.hours)) : date;
    }
    if (kind === 'tax' && taxParts[part]) return join(key, formatMessage(taxParts[part]));
    if (kind === 'prefix' && key in chargeMessages)
      return formatMessage(chargeMessages[key as keyof typeof chargeMessages]);
    return field.slice(field.indexOf('.') + 1);
  };
}
