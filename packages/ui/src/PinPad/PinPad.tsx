import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { EraseIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dot, dots, key, keys, message, pad, quietKey } from './PinPad.css.ts';

const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Enter on Clear or Erase does what they say. */
const isQuiet = (target: EventTarget) => target instanceof HTMLElement && 'quiet' in target.dataset;

export interface PinPadProps {
  /** What is asked for. */
  label: string;
  /** Names of the keys without a figure. */
  clearLabel: string;
  eraseLabel: string;
  /** Tells a screen reader how far one is: "2 of 4". */
  progressLabel: (entered: number, length: number) => string;
  length?: 4 | 5 | 6;
  /** From how many figures on the secret may end; `confirmLabel` then names the key that ends it. */
  minLength?: 4 | 5 | 6;
  confirmLabel?: string;
  /** Gets the figures once all are there. The pad empties itself when the promise settles. */
  onComplete: (pin: string) => void | Promise<unknown>;
  errorMessage?: ReactNode;
  isDisabled?: boolean;
  /** The first key, for the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** Asks for a short secret with one hand; a keyboard writes into it too. */
export function PinPad({
  label,
  clearLabel,
  eraseLabel,
  progressLabel,
  length = 4,
  minLength = length,
  confirmLabel,
  onComplete,
  errorMessage,
  isDisabled,
  ref,
}: PinPadProps) {
  const [pin, setPin] = useState('');
  const [isPending, setPending] = useState(false);
  const messageId = useId();
  const isLocked = isDisabled || isPending;
  const canEnd = pin.length >= minLength;

  const complete = async (entered: string) => {
    setPending(true);
    try {
      await onComplete(entered);
    } finally {
      setPending(false);
      setPin('');
    }
  };
  const add = (digit: string) => {
    if (isLocked) return;
    const entered = pin + digit;
    setPin(entered);
    if (entered.length === length) void complete(entered);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLocked || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) add(event.key);
    else if (event.key === 'Enter' && canEnd && !isQuiet(event.target)) void complete(pin);
    else if (event.key === 'Backspace') setPin(pin.slice(0, -1));
    else if (event.key === 'Escape' && pin) setPin('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const digitKey = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={key}
      ref={digit === '1' ? ref : undefined}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={() => add(digit)}
    >
      {digit}
    </button>
  );
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={errorMessage ? messageId : undefined}
      aria-busy={isPending || undefined}
      className={pad}
      onKeyDown={onKeyDown}
    >
      <div className={dots} data-invalid={errorMessage && !pin ? true : undefined} aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span key={index} className={dot} data-filled={index < pin.length || undefined} />
        ))}
      </div>
      <VisuallyHidden isLive>{pin && progressLabel(pin.length, length)}</VisuallyHidden>
      <div className={keys} dir="ltr">
        {rows.map(digitKey)}
        <button
          type="button"
          data-quiet
          className={`${key} ${quietKey}`}
          disabled={isDisabled}
          onClick={() => isLocked || setPin('')}
        >
          {clearLabel}
        </button>
        {digitKey('0')}
        <button
          type="button"
          data-quiet
          className={`${key} ${quietKey}`}
          aria-label={eraseLabel}
          disabled={isDisabled}
          onClick={() => isLocked || setPin(pin.slice(0, -1))}
        >
          <EraseIcon />
        </button>
      </div>
      {confirmLabel && minLength < length && (
        <Button
          size="l"
          isWide
          isPending={isPending}
          isDisabled={isDisabled || !canEnd}
          onPress={() => void complete(pin)}
        >
          {confirmLabel}
        </Button>
      )}
      <div id={messageId} role="alert" className={message}>
        {errorMessage}
      </div>
    </div>
  );
}
