import { getReservationCalendar } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useRights, useUser } from '@servery/api/user';
import { Heading, LinkButton } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as styles from '../components/page.css.ts';
import { CodePart } from '../components/settings/CodePart.tsx';
import { Experiences } from '../components/settings/Experiences.tsx';
import { SettingsForm } from '../components/settings/SettingsForm.tsx';
import { Trouble } from '../components/Trouble.tsx';
import { Waiting } from '../components/Waiting.tsx';
import { useFollow } from '../hooks/useFollow.ts';
import { useHouse } from '../hooks/useHouse.ts';
import { settingsWords as words } from '../messages/settings.ts';

export interface ReservationSettingsProps {
  /** Where the bookings of a day are. */
  dayHref: string;
  /** Where guests book with a token; a camera is given the whole address. */
  bookHref: (token: string) => string;
  /** Draws an address as a code that cameras read. */
  renderCode: (address: string, label: string) => ReactNode;
  /** Whose settings, for those who look after several; their own without it. */
  merchantId?: number;
}

/** What a merchant decides about bookings: hours, limits, deposits, experiences and the public page. */
export function ReservationSettings(props: ReservationSettingsProps) {
  const { dayHref, bookHref, renderCode, merchantId } = props;
  const { formatMessage } = useIntl();
  const { currency } = useHouse(merchantId);
  const { data: user } = useUser();
  const may = useRights();
  const {
    data: calendar,
    error,
    mutate,
  } = useCall(getReservationCalendar, {
    query: { merchant_id: merchantId ?? '' },
  });
  useFollow(calendar ? (merchantId ?? '') : null, () => void mutate());
  const isReadOnly = !may('table.edit');
  const isKnown = calendar && user;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{formatMessage(words.title)}</Heading>
        <LinkButton href={dayHref}>{formatMessage(words.toDay)}</LinkButton>
      </div>
      {!isKnown && (error ? <Trouble problem={error} onRetry={() => mutate()} /> : <Waiting />)}
      {isKnown && (
        <>
          <SettingsForm
            key={calendar.merchant_id}
            calendar={calendar}
            merchantId={merchantId}
            currency={currency}
            isReadOnly={isReadOnly}
          />
          <Experiences
            merchantId={merchantId}
            currency={currency}
            sections={calendar.sections.map(({ name }) => name).filter(Boolean)}
            isReadOnly={isReadOnly}
          />
          <CodePart
            calendar={calendar}
            merchantId={merchantId}
            href={bookHref(calendar.token)}
            renderCode={renderCode}
            isReadOnly={isReadOnly}
          />
        </>
      )}
    </div>
  );
}
