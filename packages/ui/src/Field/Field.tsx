import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { error, errorIcon, field, heading, label as labelStyle, quiet } from './Field.css.ts';

export interface FieldProps {
  /** The label of the field. */
  label: ReactNode;
  /**
   * Whether the label is only for screen readers, because a picture or the context shows it.
   * @default false
   */
  isLabelHidden?: boolean;
  /** A short text at the end of the label's row, such as "Optional" or a counter. */
  hint?: ReactNode;
  /** Help text below the field. */
  description?: ReactNode;
  /** The error and how to fix it. With it the field is invalid unless `isInvalid` is false. */
  errorMessage?: ReactNode;
  /** Whether the field is shown as invalid. It follows `errorMessage` if it's left out. */
  isInvalid?: boolean;
  /**
   * Whether the field is disabled. It can't be focused or changed.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the value can be seen and focused, but not changed.
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Whether screen readers announce the field as required.
   * @default false
   */
  isRequired?: boolean;
  /**
   * The id of the focusable element, for `FormErrors` to link to. A generated id is used if it's
   * left out.
   */
  id?: string;
  /** The name of the field in a form. Without it the value isn't submitted natively. */
  name?: string;
}

/** Attributes that `Field` passes to its control. */
export interface FieldControl {
  /** The id of the focusable element. */
  id: string;
  /** The name of the field in a form. */
  name: string | undefined;
  /** Whether the control is disabled. */
  disabled: boolean | undefined;
  /** Whether the value can't be changed. */
  readOnly: boolean | undefined;
  /** Whether the control is required. */
  'aria-required': true | undefined;
  /** Whether the control is invalid. */
  'aria-invalid': true | undefined;
  /** The ids of the description and the error. */
  'aria-describedby': string | undefined;
}

export interface FieldLayoutProps extends FieldProps {
  /** Returns the control from its attributes and the id of the label. */
  children: (control: FieldControl, labelId: string) => ReactNode;
  /**
   * Whether the field has several controls, so that the label names their group instead of one
   * control.
   * @default false
   */
  isGroup?: boolean;
}

/** Splits the props of a control into those of its field and the rest. */
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
  const labels: FieldProps = {
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
  return [labels, control] as const;
}

/** A control with its label, help text and error, connected for assistive technology. */
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
