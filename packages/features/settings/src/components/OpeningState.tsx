import { setOpening, type StoreSettings } from '@servery/api';
import { useErrorToast, useFormat } from '@servery/screens';
import { Badge, Banner, Button, Card, ConfirmDialog, Heading, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useSettingsAction } from '../hooks/useSettingsAction.ts';
import { sectionMessages } from '../messages/settings.ts';
import { stateMessages as messages } from '../messages/state.ts';
import * as styles from './settings.css.ts';
import { UntilForm } from './UntilForm.tsx';

interface OpeningStateProps {
  settings: StoreSettings;
  merchantId: number | '';
  isReadOnly: boolean;
}

/** Returns the words for the status of a store, and until when it lasts. */
function wordsOf({
  opening,
  is_closed,
  override,
}: StoreSettings): [MessageDescriptor, MessageDescriptor] {
  const { is_open, until } = opening;
  if (is_closed) return [messages.closed, messages.closedNow];
  if (is_open) return [messages.open, until ? messages.openUntil : messages.openAlways];
  const words = override ? messages.paused : messages.closed;
  return [words, until ? messages.closedUntil : messages.closedLong];
}

/** Whether the store takes orders now, with the buttons that open, close or pause it. */
export function OpeningState({ settings, merchantId, isReadOnly }: OpeningStateProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat(merchantId || undefined);
  const { trigger, isMutating } = useSettingsAction(setOpening);
  const attempt = useErrorToast(useProblemText());
  const [isChoosing, setChoosing] = useState(false);
  const { opening, is_closed, override, versions } = settings;
  const { is_open, until, why } = opening;
  const [word, about] = wordsOf(settings);
  const save = (open: boolean, said: MessageDescriptor) =>
    attempt(async () => {
      const id = merchantId || null;
      await trigger({ body: { id, version: versions.state, is_open: open } });
      toast.success({ title: formatMessage(said) });
    });
  const isPaused = override !== null && !is_closed;
  return (
    <Card title={formatMessage(sectionMessages.state)} padding="l">
      <div className={styles.stack}>
        {isReadOnly && <Banner tone="info">{formatMessage(messages.right)}</Banner>}
        <div className={styles.row}>
          <Badge tone={is_open ? 'success' : 'warning'}>{formatMessage(word)}</Badge>
          <Heading level={3} size="s">
            {formatMessage(about, { time: until ? dateTime(until) : '' })}
          </Heading>
          {why === 'holiday' && <Badge tone="info">{formatMessage(messages.holiday)}</Badge>}
        </div>
        <p className={styles.help}>{formatMessage(messages.help)}</p>
        {!isReadOnly && !isChoosing && (
          <div className={styles.row}>
            {is_closed && (
              <Button
                tone="accent"
                emphasis="solid"
                isPending={isMutating}
                onPress={() => void save(true, messages.opened)}
              >
                {formatMessage(messages.openStore)}
              </Button>
            )}
            {isPaused && (
              <Button
                tone="accent"
                emphasis="solid"
                isPending={isMutating}
                onPress={() => void save(true, messages.resumed)}
              >
                {formatMessage(is_open ? messages.follow : messages.resume)}
              </Button>
            )}
            {!is_closed && !isPaused && (
              <Button tone="accent" emphasis="solid" onPress={() => setChoosing(true)}>
                {formatMessage(is_open ? messages.pause : messages.extend)}
              </Button>
            )}
            {!is_closed && (
              <ConfirmDialog
                trigger={<Button>{formatMessage(messages.closeStore)}</Button>}
                tone="danger"
                title={formatMessage(messages.closeTitle)}
                confirmLabel={formatMessage(messages.closeStore)}
                onConfirm={() => save(false, messages.closedDone)}
              >
                {formatMessage(messages.closeText)}
              </ConfirmDialog>
            )}
          </div>
        )}
        {isChoosing && (
          <UntilForm
            settings={settings}
            merchantId={merchantId}
            isOpen={!is_open}
            onDone={() => setChoosing(false)}
          />
        )}
      </div>
    </Card>
  );
}
