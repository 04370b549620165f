import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { errorText, input, shown } from './EditableCell.css.ts';

export interface EditableCellProps {
  /** What is edited, in words: "Guest of order 1003". */
  label: string;
  value: string;
  /** How the value is shown; without it, as it is. */
  children?: React.ReactNode;
  /** Keeps the value. While the promise is open the cell waits; when it rejects, the old value stays and the message of `onFail` shows. */
  onSave: (value: string) => void | Promise<void>;
  /** What is wrong with a value, in words. */
  validate?: (value: string) => string | undefined;
  /** Turns a refusal into words. */
  onFail?: (reason: unknown) => string;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel';
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

/** One fact that is changed where it stands: a press or Enter edits, Enter or leaving saves, Escape gives up. */
export function EditableCell(props: EditableCellProps) {
  const { label, value, onSave, validate, onFail } = props;
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const wantsFocus = useRef(false);
  const errorId = useId();
  const close = () => {
    setDraft(undefined);
    setError(undefined);
  };
  const save = async (next: string) => {
    if (isPending) return;
    if (next === value) return close();
    const wrong = validate?.(next);
    setError(wrong);
    if (wrong !== undefined) return;
    setPending(true);
    try {
      await onSave(next);
      close();
    } catch (reason) {
      setError(onFail?.(reason));
    } finally {
      setPending(false);
    }
  };
  if (props.isReadOnly) return props.children ?? value;
  if (draft === undefined)
    return (
      <button
        // By the keyboard, the focus comes back to where it was before the field.
        ref={(button) => {
          if (button && wantsFocus.current) button.focus();
          wantsFocus.current = false;
        }}
        type="button"
        className={shown}
        disabled={props.isDisabled}
        aria-label={`${label}: ${value}`}
        onClick={() => setDraft(value)}
      >
        {props.children ?? value}
      </button>
    );
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    wantsFocus.current = true;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') void save(draft);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        // The field appears because somebody asked to write in it.
        autoFocus
        className={input}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        aria-busy={isPending || undefined}
        readOnly={isPending}
        inputMode={props.inputMode}
        value={draft}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => {
          wantsFocus.current = false;
          void save(draft);
        }}
        onKeyDown={onKeyDown}
      />
      {error !== undefined && (
        <span id={errorId} role="alert" className={errorText}>
          {error}
        </span>
      )}
    </>
  );
}
