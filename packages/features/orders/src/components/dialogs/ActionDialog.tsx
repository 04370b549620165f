import { Banner, Button, Dialog, FormErrors, Text, useLeaveGuard } from '@servery/ui';
import { Fragment, useId, useRef, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { dialogMessages } from '../../messages/dialogs.ts';
import { form, leaving } from './ActionDialog.css.ts';
import { MergeView } from './MergeView.tsx';
import type { ActionForm } from './useActionForm.ts';

export interface ActionDialogProps<Values extends FieldValues> {
  action: ActionForm<Values>;
  title: string;
  description?: string;
  /**
   * The label of the submit button, such as "Void order". Without it, there is no submit button.
   */
  submitLabel?: string;
  tone?: 'accent' | 'danger';
  size?: 's' | 'm' | 'l';
  isSubmitDisabled?: boolean;
  /** A description of the intended action, shown next to a concurrent change by someone else. */
  intent: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/**
 * The frame of every action dialog: form, errors, comparison with a concurrent change, and the
 * guard for unsaved input.
 */
export function ActionDialog<Values extends FieldValues>(props: ActionDialogProps<Values>) {
  const { action, onClose } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const problemText = useProblemText();
  const { current, problem, isPending, strays } = action;
  const { isDirty, errors } = action.form.formState;
  const refused = Object.values(errors).map((error) => String(error?.message ?? ''));
  const messages = [...refused, ...strays].filter(Boolean);

  const askToLeave = () => {
    if (!isDirty || isLeaving) return true;
    setLeaving(true);
    return false;
  };
  /** Continues the navigation that the unsaved input blocked. */
  const goOn = useRef<() => void>(undefined);
  useLeaveGuard({
    isDirty,
    onLeave: (go) => {
      goOn.current = go;
      setLeaving(true);
    },
  });
  const stay = () => {
    goOn.current = undefined;
    setLeaving(false);
  };
  const leave = () => {
    onClose();
    goOn.current?.();
  };

  // Each footer has a key: if React reused the pressed button as the submit button, its click would
  // submit the form.
  const footer = (close: () => void) => {
    if (isLeaving)
      return (
        <Fragment key="leaving">
          <span className={leaving} role="alert">
            <FormattedMessage {...dialogMessages.leaving} />
          </span>
          <Button onPress={stay}>{formatMessage(dialogMessages.stay)}</Button>
          <Button tone="danger" onPress={leave}>
            {formatMessage(dialogMessages.leave)}
          </Button>
        </Fragment>
      );
    if (current)
      return (
        <Fragment key="changed">
          <Button onPress={onClose}>{formatMessage(dialogMessages.discard)}</Button>
          <Button tone="accent" emphasis="solid" onPress={action.applyToCurrent}>
            {formatMessage(dialogMessages.apply)}
          </Button>
        </Fragment>
      );
    return (
      <Fragment key="usual">
        <Button isDisabled={isPending} onPress={close}>
          {formatMessage(props.submitLabel ? dialogMessages.back : dialogMessages.close)}
        </Button>
        {props.submitLabel && (
          <Button
            type="submit"
            form={id}
            tone={props.tone ?? 'accent'}
            emphasis="solid"
            isPending={isPending}
            isDisabled={props.isSubmitDisabled}
          >
            {props.submitLabel}
          </Button>
        )}
      </Fragment>
    );
  };

  return (
    <Dialog
      isOpen
      title={props.title}
      description={props.description}
      size={props.size}
      isPending={isPending}
      onCloseRequest={askToLeave}
      onOpenChange={onClose}
      footer={footer}
    >
      {current && <MergeView before={action.base} current={current} intent={props.intent} />}
      <form
        id={id}
        noValidate
        hidden={current !== null}
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          action.submit();
        }}
      >
        {problem && messages.length === 0 && (
          <Banner tone={toneOf(problem.code)}>{problemText(problem)}</Banner>
        )}
        {problem && messages.length > 0 && (
          <FormErrors
            title={<Text weight="bold">{problemText(problem)}</Text>}
            errors={messages.map((message) => ({ message }))}
          />
        )}
        <FormProvider {...action.form}>{props.children}</FormProvider>
      </form>
    </Dialog>
  );
}

/** A missing approval is a warning, not a failure. */
const toneOf = (code: string) => (code === 'approvalRequired' ? 'warning' : 'danger');
