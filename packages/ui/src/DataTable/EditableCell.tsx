import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { errorText, input, shown } from './EditableCell.css.ts';

export interface EditableCellProps {
  /** The accessible name of the field: "Guest of order 1003". */
  label: string;
  /** The stored value, which the field starts with. */
  value: string;
  /** The content while the cell isn't edited. The value is shown if it's left out. */
  children?: React.ReactNode;
  /**
   * Called with the new value when it's changed and valid. While a returned promise is pending, the
   * field is read-only; if it rejects, the message of `onFail` is shown.
   */
  onSave: (value: string) => void | Promise<void>;
  /** Returns the error of a value, or undefined if it's valid. Called before `onSave`. */
  validate?: (value: string) => string | undefined;
  /** Returns the error message for the reason that `onSave` was rejected with. */
  onFail?: (reason: unknown) => string;
  /**
   * The on-screen keyboard of the field.
   * @default 'text'
   */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel';
  /**
   * Whether the cell can't be edited now.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the cell is only text, without a way to edit it.
   * @default false
   */
  isReadOnly?: boolean;
}

/**
 * A value that is edited in place. A click or Enter starts editing, Enter or leaving the field
 * saves, Escape cancels.
 */
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
        // After editing by keyboard, focus returns to the button.
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
        // The field appears because the user started editing.
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
