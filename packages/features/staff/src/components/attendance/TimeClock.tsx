import {
  clockActions,
  clockAttendance,
  Problem,
  type ClockAction,
  type Output,
} from '@servery/api';
import { useFormat, useProblemText } from '@servery/screens';
import { Banner, Dialog, PinPad, Radio, RadioGroup, Stack } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAttendanceAction } from '../../hooks/useAttendance.ts';
import { useHours } from '../../hooks/useHours.ts';
import {
  actionMessages,
  clockMessages as messages,
  clockProblemMessages,
  greetingMessages,
} from '../../messages/timeClock.ts';

interface TimeClockProps {
  /** The outlet; '' for the reader's own. */
  merchantId: number | '';
  onClose: () => void;
}

type Clocked = Output<typeof clockAttendance> & { action: ClockAction };

/** Greets the person who has just clocked in or out, with the time. */
function Greeting({ action, at, entry, merchantId }: Clocked & { merchantId: number | '' }) {
  const { formatMessage } = useIntl();
  const { time } = useFormat(merchantId || undefined);
  const { hours } = useHours();
  return (
    <Banner tone="success">
      {formatMessage(greetingMessages[action], {
        name: entry.employee.name,
        time: time(at),
        hours: hours(entry.minutes),
      })}
    </Banner>
  );
}

/** Dialog in which anyone who works here clocks in or out by PIN, one after the other. */
export function TimeClock({ merchantId, onClose }: TimeClockProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText(clockProblemMessages);
  const { trigger } = useAttendanceAction(clockAttendance);
  const [action, setAction] = useState<ClockAction>('clock_in');
  const [clocked, setClocked] = useState<Clocked | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async (pin: string) => {
    setProblem(null);
    setClocked(null);
    try {
      const body = { merchant_id: merchantId || null, pin, action };
      setClocked({ ...(await trigger({ body })), action });
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem('crashed'));
    }
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={formatMessage(messages.title)} size="s">
      <Stack gap="m">
        {clocked && <Greeting {...clocked} merchantId={merchantId} />}
        <RadioGroup label={formatMessage(messages.action)} value={action} onChange={setAction}>
          {clockActions.map((value) => (
            <Radio key={value} value={value}>
              {formatMessage(actionMessages[value])}
            </Radio>
          ))}
        </RadioGroup>
        <PinPad
          label={formatMessage(messages.pin)}
          length={6}
          minLength={4}
          confirmLabel={formatMessage(actionMessages[action])}
          onComplete={send}
          errorMessage={problem ? explain(problem) : undefined}
        />
      </Stack>
    </Dialog>
  );
}
