import type { BookingPage } from '@servery/api';
import { ChoiceCard, LateSelect, RadioCards } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formWords } from '../../messages/form.ts';
import { guestWords as words } from '../../messages/guest.ts';
import type { GuestWish } from './guestWish.ts';

interface OfferChoiceProps {
  page: BookingPage;
  wish: GuestWish;
  money: (sen: number) => string;
  onChange: (change: Partial<GuestWish>) => void;
}

const none = '*';

/** What is offered to a party of this size, and where it can sit; nothing where there is no choice. */
export function OfferChoice({ page, wish, money, onChange }: OfferChoiceProps) {
  const { formatMessage } = useIntl();
  const { party, experience_id, section } = wish;
  const offers = page.experiences.filter(
    (one) => party !== null && one.party_min <= party && party <= one.party_max,
  );
  const chosen = offers.find(({ id }) => id === experience_id);
  const sections = chosen?.sections.length ? chosen.sections : page.sections;
  return (
    <>
      {offers.length > 0 && (
        <RadioCards
          label={formatMessage(words.offer)}
          value={chosen ? String(chosen.id) : none}
          onChange={(value) =>
            onChange({ experience_id: value === none ? null : Number(value), section: '' })
          }
        >
          <ChoiceCard value={none}>{formatMessage(words.offerNone)}</ChoiceCard>
          {offers.map(({ id, name, description, price }) => (
            <ChoiceCard
              key={id}
              value={String(id)}
              description={description}
              price={
                price > 0 ? formatMessage(words.perGuest, { amount: money(price) }) : undefined
              }
            >
              {name}
            </ChoiceCard>
          ))}
        </RadioCards>
      )}
      {sections.length > 1 && (
        <LateSelect
          label={formatMessage(words.area)}
          options={[
            { value: none, label: formatMessage(formWords.anySection) },
            ...sections.map((one) => ({ value: `:${one}`, label: one })),
          ]}
          value={section === '' ? none : `:${section}`}
          onChange={(value) => onChange({ section: value === none ? '' : value.slice(1) })}
        />
      )}
    </>
  );
}
