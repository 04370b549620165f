import { setOpening, type StoreSettings } from '@servery/api';
import { toInstant } from '@servery/domain/time';
import { useFormat } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { actionMessages } from '@servery/screens/messages';
import { Banner, Button, DateTimePicker, FormActions, Radio, RadioGroup, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useSettingsAction } from '../hooks/useSettingsAction.ts';
import { stateMessages as messages } from '../messages/state.ts';
import * as styles from './settings.css.ts';

interface UntilFormProps {
  settings: StoreSettings;
  merchantId: number | '';
  /** Whether the store opens until then; otherwise it pauses. */
  isOpen: boolean;
  onDone: () => void;
}

const choices = ['15', '30', '60', '120', 'custom'] as const;
const minute = 60_000;

/** The form that pauses a store, or keeps it open, until a time. */
export function UntilForm({ settings, merchantId, isOpen, onDone }: UntilFormProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat(merchantId || undefined);
  const { trigger } = useSettingsAction(setOpening);
  const { time_zone } = settings.profile;
  const form = useEndpointForm(setOpening, {
    defaults: { choice: '30', until: null as string | null },
    toInput: ({ choice, until }) => ({
      body: {
        id: merchantId || null,
        version: settings.versions.state,
        is_open: isOpen,
        until:
          choice === 'custom'
            ? until && toInstant(until, time_zone)
            : new Date(Date.now() + Number(choice) * minute).toISOString(),
      },
    }),
    send: async (input) => {
      const { override } = await trigger(input);
      const time = override ? dateTime(override.until) : '';
      const said = isOpen ? messages.extendedUntil : messages.pausedUntil;
      toast.success({ title: formatMessage(said, { time }) });
      onDone();
    },
    explain: useProblemText(),
    messages: { 'until.late': messages.late },
  });
  const { choice, until } = form.values;
  const isIncomplete = choice === 'custom' && until === null;
  return (
    <form {...form.form} className={styles.stack}>
      {form.formError && (
        <Banner tone="danger" isLive>
          {form.formError}
        </Banner>
      )}
      <RadioGroup
        label={formatMessage(messages.until)}
        value={choice}
        onChange={(next) => form.set('choice', next)}
      >
        {choices.map((value) => (
          <Radio key={value} value={value}>
            {value === 'custom'
              ? formatMessage(messages.custom)
              : formatMessage(messages.minutes, { minutes: Number(value) })}
          </Radio>
        ))}
      </RadioGroup>
      {choice === 'custom' && (
        <DateTimePicker
          label={formatMessage(messages.time)}
          {...form.message('until')}
          isRequired
          value={until}
          onChange={(next) => form.set('until', next)}
        />
      )}
      <FormActions>
        <Button
          type="submit"
          tone="accent"
          emphasis="solid"
          isPending={form.isPending}
          isDisabled={isIncomplete}
        >
          {formatMessage(isOpen ? messages.extend : messages.pause)}
        </Button>
        <Button onPress={onDone}>{formatMessage(actionMessages.cancel)}</Button>
      </FormActions>
    </form>
  );
}
