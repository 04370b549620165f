import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { EraseIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dot, dots, key, keys, message, pad, quietKey } from './PinPad.css.ts';
import { clearMessage, positionMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';
import { useRefs } from '../state/useRefs.ts';

const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Whether Enter on a key presses it (Clear, Erase) instead of confirming the PIN. */
const isQuiet = (target: EventTarget) => target instanceof HTMLElement && 'quiet' in target.dataset;

const eraseMessage = { id: 'pinPad.erase', text: 'Delete last digit' };

export interface PinPadProps {
  /** The accessible name of the pad, which names the purpose of the PIN. */
  label: string;
  /** The label of the key that clears the PIN, instead of "Clear". */
  clearLabel?: string;
  /** The accessible name of the key that deletes the last digit, instead of "Delete last digit". */
  eraseLabel?: string;
  /**
   * Returns the announcement after each digit, from the number of entered digits and the length.
   * It's "2 of 4" if it's left out.
   */
  progressLabel?: (entered: number, length: number) => string;
  /**
   * The maximum number of digits. The PIN is complete when it's reached.
   * @default 4
   */
  length?: 4 | 5 | 6;
  /**
   * The minimum number of digits. If it's less than `length`, a shorter PIN is confirmed by Enter
   * or by the key of `confirmLabel`.
   * @default `length`
   */
  minLength?: 4 | 5 | 6;
  /** The label of the key that confirms a shorter PIN. Without it there's only Enter. */
  confirmLabel?: string;
  /**
   * Called with the digits when the PIN is complete or confirmed. The pad is locked until a
   * returned promise is settled, and then cleared.
   */
  onComplete: (pin: string) => void | Promise<unknown>;
  /** The error, announced and shown below the keys. */
  errorMessage?: ReactNode;
  /**
   * Whether the pad is disabled.
   * @default false
   */
  isDisabled?: boolean;
  /** A ref to the first key's `<button>` element, to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** Asks for a short PIN on a touch screen. A keyboard works too. */
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
  const format = useFormatMessage();
  const [pin, setPin] = useState('');
  const [isPending, setPending] = useState(false);
  const messageId = useId();
  const firstKey = useRef<HTMLButtonElement>(null);
  const firstKeyRef = useRefs(firstKey, ref);
  const confirmKey = useRef<HTMLButtonElement>(null);
  const isLocked = isDisabled || isPending;
  const canEnd = pin.length >= minLength;

  const complete = async (entered: string) => {
    setPending(true);
    try {
      await onComplete(entered);
    } finally {
      // Clearing the PIN disables the key that confirms it, and a disabled key loses focus.
      if (document.activeElement === confirmKey.current) firstKey.current?.focus();
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
      ref={digit === '1' ? firstKeyRef : undefined}
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
      <VisuallyHidden isLive>
        {pin &&
          (progressLabel?.(pin.length, length) ??
            format(positionMessage, { number: pin.length, count: length }))}
      </VisuallyHidden>
      <div className={keys} dir="ltr">
        {rows.map(digitKey)}
        <button
          type="button"
          data-quiet
          className={`${key} ${quietKey}`}
          disabled={isDisabled}
          onClick={() => isLocked || setPin('')}
        >
          {clearLabel ?? format(clearMessage)}
        </button>
        {digitKey('0')}
        <button
          type="button"
          data-quiet
          className={`${key} ${quietKey}`}
          aria-label={eraseLabel ?? format(eraseMessage)}
          disabled={isDisabled}
          onClick={() => isLocked || setPin(pin.slice(0, -1))}
        >
          <EraseIcon />
        </button>
      </div>
      {confirmLabel && minLength < length && (
        <Button
          ref={confirmKey}
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
