import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { error, errorIcon, field, heading, label as labelStyle, quiet } from './Field.css.ts';

export interface FieldProps {
  /** What is asked. */
  label: ReactNode;
  /** Keeps the label for screen readers only, where a picture or a place says it. */
  isLabelHidden?: boolean;
  /** A quiet word at the end of the label's line: "Optional", a counter. */
  hint?: ReactNode;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong, and how to right it. Its presence makes the field invalid. */
  errorMessage?: ReactNode;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  /** The focusable element's id, for `FormErrors` to link to. */
  id?: string;
  name?: string;
}

/** What `Field` hands to the control inside it. */
export interface FieldControl {
  id: string;
  name: string | undefined;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldLayoutProps extends FieldProps {
  /** The control, from the ids and states that tie it to its words. */
  children: (control: FieldControl, labelId: string) => ReactNode;
  /** For several controls under one label: the label names the group that `children` draws. */
  isGroup?: boolean;
}

/** Takes the words and states of a field out of a control's props. */
export function splitField<Props extends FieldProps>(props: Props) {
  const {
    label,
    isLabelHidden,
    hint,
    description,
    errorMessage,
    isInvalid,
    isDisabled,
    isReadOnly,
    isRequired,
    id,
    name,
    ...control
  } = props;
  const words: FieldProps = {
    label,
    isLabelHidden,
    hint,
    description,
    errorMessage,
    isInvalid,
    isDisabled,
    isReadOnly,
    isRequired,
    id,
    name,
  };
  return [words, control] as const;
}

/** A label above a control, help and error under it, all tied to it for assistive technology. */
export function Field({ children, isGroup, ...props }: FieldLayoutProps) {
  const own = useId();
  const id = props.id ?? own;
  const labelId = `${id}-label`;
  const isInvalid = props.isInvalid ?? Boolean(props.errorMessage);
  const hasError = isInvalid && Boolean(props.errorMessage);
  const describedBy = [props.description && `${id}-description`, hasError && `${id}-error`];
  const name = isGroup ? (
    <span id={labelId} className={labelStyle}>
      {props.label}
    </span>
  ) : (
    <label id={labelId} htmlFor={id} className={labelStyle}>
      {props.label}
    </label>
  );
  return (
    <div
      className={field}
      data-invalid={isInvalid || undefined}
      data-disabled={props.isDisabled || undefined}
    >
      {props.isLabelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={heading}>
          {name}
          {props.hint && <span className={quiet}>{props.hint}</span>}
        </div>
      )}
      {children(
        {
          id,
          name: props.name,
          disabled: props.isDisabled,
          readOnly: props.isReadOnly,
          'aria-required': props.isRequired || undefined,
          'aria-invalid': isInvalid || undefined,
          'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        },
        labelId,
      )}
      {hasError && (
        <div id={`${id}-error`} className={error}>
          <span className={errorIcon}>
            <ErrorIcon />
          </span>
          <span>{props.errorMessage}</span>
        </div>
      )}
      {props.description && (
        <div id={`${id}-description`} className={quiet}>
          {props.description}
        </div>
      )}
    </div>
  );
}
