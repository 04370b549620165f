import { editReservationCalendar, type ReservationCalendar } from '@servery/api';
import { Banner, Button, Card, FormActions, toast } from '@servery/ui';
import { useFormGuard } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../hooks/useFormats.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { useSettingsAction } from '../../hooks/useSettingsAction.ts';
import { commonWords } from '../../messages/common.ts';
import { settingsWords as words } from '../../messages/settings.ts';
import { ClosedPart } from './ClosedPart.tsx';
import { DepositPart } from './DepositPart.tsx';
import { bodyOf, draftOf, isWhole, type Draft } from './draft.ts';
import { HoursFields } from './HoursFields.tsx';
import { OnlinePart } from './OnlinePart.tsx';
import * as styles from './settings.css.ts';
import { TimesPart } from './TimesPart.tsx';

interface SettingsFormProps {
  calendar: ReservationCalendar;
  merchantId: number | undefined;
  currency: string;
  isReadOnly: boolean;
}

/** Everything that a merchant decides about bookings, saved at once. */
export function SettingsForm({ calendar, merchantId, currency, isReadOnly }: SettingsFormProps) {
  const { formatMessage } = useIntl();
  const { symbol } = useFormats(calendar.time_zone, currency);
  const { trigger } = useSettingsAction(editReservationCalendar);
  const { save, errors, trouble, isPending } = useSaving();
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
  // What somebody else saved shows at once, unless something typed would be lost.
  if (isElsewhere && !isDirty) begin(calendar);
  const { question } = useFormGuard({
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
      toast.success({ title: formatMessage(words.saved) });
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
      {isReadOnly && <Banner tone="info">{formatMessage(words.readOnly)}</Banner>}
      {isElsewhere && isDirty && (
        <Banner tone="warning" title={formatMessage(words.changedTitle)}>
          {formatMessage(words.changed)}
        </Banner>
      )}
      {trouble && (
        <Banner tone="danger" isLive>
          {trouble}
        </Banner>
      )}
      <OnlinePart {...part} />
      <Card title={formatMessage(words.hours)} padding="l">
        <div className={styles.stack}>
          <p className={styles.help}>{formatMessage(words.hoursHelp)}</p>
          <HoursFields
            rows={draft.hours}
            onChange={(hours) => put({ hours })}
            isChecked={isChecked}
            isReadOnly={isReadOnly}
          />
        </div>
      </Card>
      <ClosedPart {...part} isChecked={isChecked} />
      <TimesPart {...part} />
      <DepositPart {...part} symbol={symbol} />
      {!isReadOnly && (
        <FormActions isSticky note={isDirty ? formatMessage(words.unsaved) : undefined}>
          <Button
            type="submit"
            tone="accent"
            emphasis="solid"
            isPending={isPending}
            isDisabled={!isDirty}
          >
            {formatMessage(commonWords.save)}
          </Button>
          {isDirty && (
            <Button tone="neutral" isDisabled={isPending} onPress={() => begin(calendar)}>
              {formatMessage(words.discard)}
            </Button>
          )}
        </FormActions>
      )}
      {question}
    </form>
  );
}
