import type { BookingPage } from '@servery/api';
import { ChoiceCard, LateSelect, RadioCards } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formMessages } from '../../messages/form.ts';
import { guestMessages as messages } from '../../messages/guest.ts';
import type { GuestInput } from './guestInput.ts';

interface OfferChoiceProps {
  page: BookingPage;
  input: GuestInput;
  money: (sen: number) => string;
  onChange: (change: Partial<GuestInput>) => void;
}

const none = '*';

/**
 * The experiences and areas available to a party of this size. Renders nothing if there is no
 * choice.
 */
export function OfferChoice({ page, input, money, onChange }: OfferChoiceProps) {
  const { formatMessage } = useIntl();
  const { party, experience_id, section } = input;
  const offers = page.experiences.filter(
    (experience) =>
      party !== null && experience.party_min <= party && party <= experience.party_max,
  );
  const chosen = offers.find(({ id }) => id === experience_id);
  const sections = chosen?.sections.length ? chosen.sections : page.sections;
  return (
    <>
      {offers.length > 0 && (
        <RadioCards
          label={formatMessage(messages.offer)}
          value={chosen ? String(chosen.id) : none}
          onChange={(value) =>
            onChange({ experience_id: value === none ? null : Number(value), section: '' })
          }
        >
          <ChoiceCard value={none}>{formatMessage(messages.offerNone)}</ChoiceCard>
          {offers.map(({ id, name, description, price }) => (
            <ChoiceCard
              key={id}
              value={String(id)}
              description={description}
              price={
                price > 0 ? formatMessage(messages.perGuest, { amount: money(price) }) : undefined
              }
            >
              {name}
            </ChoiceCard>
          ))}
        </RadioCards>
      )}
      {sections.length > 1 && (
        <LateSelect
          label={formatMessage(messages.area)}
          options={[
            { value: none, label: formatMessage(formMessages.anySection) },
            ...sections.map((one) => ({ value: `:${one}`, label: one })),
          ]}
          value={section === '' ? none : `:${section}`}
          onChange={(value) => onChange({ section: value === none ? '' : value.slice(1) })}
        />
      )}
    </>
  );
}
