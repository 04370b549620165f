import { editReservationCalendar, type ReservationCalendar } from '@servery/api';
import { Banner, Card, toast, useUnsavedGuard } from '@servery/ui';
import { SaveActions, useSaving } from '@servery/screens/form';
import { HoursFields } from '@servery/screens/hours';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../hooks/useFormats.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useSettingsAction } from '../../hooks/useSettingsAction.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { settingsMessages as messages } from '../../messages/settings.ts';
import { ClosedPart } from './ClosedPart.tsx';
import { DepositPart } from './DepositPart.tsx';
import { bodyOf, draftOf, isWhole, usualHours, type Draft } from './draft.ts';
import { OnlinePart } from './OnlinePart.tsx';
import * as styles from './settings.css.ts';
import { TimesPart } from './TimesPart.tsx';

interface SettingsFormProps {
  calendar: ReservationCalendar;
  merchantId: number | undefined;
  currency: string;
  isReadOnly: boolean;
}

/** The booking settings of a merchant, saved together. */
export function SettingsForm({ calendar, merchantId, currency, isReadOnly }: SettingsFormProps) {
  const { formatMessage } = useIntl();
  const { symbol } = useFormats(calendar.time_zone, currency);
  const { trigger } = useSettingsAction(editReservationCalendar);
  const { save, errors, formError, isPending } = useSaving(editReservationCalendar, {
    explain: useProblemText(),
    messages: fieldMessages,
  });
  const [base, setBase] = useState(calendar);
  const [draft, setDraft] = useState(() => draftOf(calendar));
  const [isChecked, setChecked] = useState(false);
  const isDirty =
    JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(base))) || !isWhole(draft);
  const isElsewhere = base.version !== calendar.version;
  const begin = (from: ReservationCalendar) => {
    setBase(from);
    setDraft(draftOf(from));
    setChecked(false);
  };
  // Show settings that someone else saved immediately, unless unsaved input would be lost.
  if (isElsewhere && !isDirty) begin(calendar);
  const { question } = useUnsavedGuard({
    isDirty,
    onDiscard: () => begin(calendar),
    holdsNavigation: true,
  });
  const put = (change: Partial<Draft>) => setDraft((last) => ({ ...last, ...change }));
  const turn = (change: (now: Draft) => Partial<Draft>) =>
    setDraft((last) => ({ ...last, ...change(last) }));
  const submit = async () => {
    setChecked(true);
    if (!isWhole(draft)) return;
    await save(async () => {
      const saved = await trigger({
        body: { merchant_id: merchantId ?? null, version: base.version, ...bodyOf(draft) },
      });
      begin(saved);
      toast.success({ title: formatMessage(messages.saved) });
    });
  };
  const part = { draft, put, turn, errors, isReadOnly };
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void submit();
      }}
    >
      {isReadOnly && <Banner tone="info">{formatMessage(messages.readOnly)}</Banner>}
      {isElsewhere && isDirty && (
        <Banner tone="warning" title={formatMessage(messages.changedTitle)}>
          {formatMessage(messages.changed)}
        </Banner>
      )}
      {formError && (
        <Banner tone="danger" isLive>
          {formError}
        </Banner>
      )}
      <OnlinePart {...part} />
      <Card title={formatMessage(messages.hours)} padding="l">
        <div className={styles.stack}>
          <p className={styles.help}>{formatMessage(messages.hoursHelp)}</p>
          <HoursFields
            rows={draft.hours}
            onChange={(hours) => put({ hours })}
            none={formatMessage(messages.closed)}
            usual={usualHours}
            isChecked={isChecked}
            isReadOnly={isReadOnly}
          />
        </div>
      </Card>
      <ClosedPart {...part} isChecked={isChecked} />
      <TimesPart {...part} />
      <DepositPart {...part} symbol={symbol} />
      {!isReadOnly && (
        <SaveActions
          isSticky
          isDirty={isDirty}
          isPending={isPending}
          onDiscard={() => begin(calendar)}
        />
      )}
      {question}
    </form>
  );
}
