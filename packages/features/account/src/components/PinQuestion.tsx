import { Problem } from '@servery/api';
import { PinPad } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pinMessages as messages } from '../messages/pin.ts';
import { minutesUntil } from '../minutesUntil.ts';

export interface PinQuestionProps {
  confirmLabel: string;
  /** The message shown if the PIN belongs to no one with permission. */
  wrong: ReactNode;
  /** Sends a PIN; a `Problem` that it throws is shown. */
  onPin: (pin: string) => Promise<void>;
  isDisabled?: boolean;
  /** Called with each problem, and with null when a PIN is sent. */
  onProblem?: (problem: Problem | null) => void;
}

/** Focuses the pad as it opens, so that it receives typed digits. */
const focusKey = (key: HTMLButtonElement | null) => key?.focus();

/** Asks for a PIN of 4 to 6 digits, and shows why one was refused. */
export function PinQuestion({
  confirmLabel,
  wrong,
  onPin,
  isDisabled,
  onProblem,
}: PinQuestionProps) {
  const { formatMessage } = useIntl();
  const [problem, setProblem] = useState<Problem | null>(null);
  const show = (next: Problem | null) => {
    setProblem(next);
    onProblem?.(next);
  };
  const send = async (pin: string) => {
    show(null);
    try {
      await onPin(pin);
    } catch (error) {
      show(error instanceof Problem ? error : new Problem('crashed'));
    }
  };
  const refusal = ({ code }: Problem) => {
    if (code === 'locked' || code === 'throttled')
      return formatMessage(messages.locked, { minutes: minutesUntil(problem!) });
    if (code === 'offline') return formatMessage(messages.offline);
    return code === 'wrongPin' ? wrong : formatMessage(messages.failed);
  };
  return (
    <PinPad
      ref={focusKey}
      label={formatMessage(messages.pin)}
      length={6}
      minLength={4}
      confirmLabel={confirmLabel}
      onComplete={send}
      isDisabled={isDisabled}
      errorMessage={problem ? refusal(problem) : undefined}
    />
  );
}
