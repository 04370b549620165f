import { getReservationCalendar } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useRights, useUser } from '@servery/api/user';
import { LoadState } from '@servery/screens';
import { Heading, LinkButton } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as styles from '../components/page.css.ts';
import { CodePart } from '../components/settings/CodePart.tsx';
import { Experiences } from '../components/settings/Experiences.tsx';
import { SettingsForm } from '../components/settings/SettingsForm.tsx';
import { useFollow } from '../hooks/useFollow.ts';
import { useVenue } from '../hooks/useVenue.ts';
import { commonMessages } from '../messages/common.ts';
import { settingsMessages as messages } from '../messages/settings.ts';

export interface ReservationSettingsProps {
  /** The link to the bookings of a day. */
  dayHref: string;
  /**
   * Returns the link to the public booking page with a token; cameras get it as an absolute URL.
   */
  bookHref: (token: string) => string;
  /** Renders an address as a QR code. */
  renderCode: (address: string, label: string) => ReactNode;
  /** The merchant whose settings are shown, for users with several; by default the user's own. */
  merchantId?: number;
}

/** The booking settings of a merchant: hours, limits, deposits, experiences and the public page. */
export function ReservationSettings(props: ReservationSettingsProps) {
  const { dayHref, bookHref, renderCode, merchantId } = props;
  const { formatMessage } = useIntl();
  const { currency } = useVenue(merchantId);
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
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <LinkButton href={dayHref}>{formatMessage(messages.toDay)}</LinkButton>
      </div>
      {!isKnown && (
        <LoadState
          error={error}
          forbidden={formatMessage(commonMessages.refused)}
          onRetry={mutate}
        />
      )}
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
