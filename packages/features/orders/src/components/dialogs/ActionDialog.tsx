import { Banner, Button, Dialog, FormErrors, Text, useLeaveGuard } from '@servery/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemWords } from '../../hooks/useProblemWords.ts';
import { dialogWords } from '../../messages/actions.ts';
import { form, leaving } from './ActionDialog.css.ts';
import { MergeView } from './MergeView.tsx';
import type { ActionForm } from './useActionForm.ts';

export interface ActionDialogProps<Values extends FieldValues> {
  action: ActionForm<Values>;
  title: string;
  description?: string;
  /** The act as a verb: "Void order". Without it there is nothing to send. */
  submitLabel?: string;
  tone?: 'accent' | 'danger';
  size?: 's' | 'm' | 'l';
  isSubmitDisabled?: boolean;
  /** What is about to be done, in words: shown beside what somebody else did meanwhile. */
  intent: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** The frame of every action dialog: its form, its refusals, the merge with somebody else's change, the guard of what was typed. */
export function ActionDialog<Values extends FieldValues>(props: ActionDialogProps<Values>) {
  const { action, onClose } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const words = useProblemWords();
  const { current, problem, isPending, strays } = action;
  const { isDirty, errors } = action.form.formState;
  const refused = Object.values(errors).map((error) => String(error?.message ?? ''));
  const messages = [...refused, ...strays].filter(Boolean);

  const askToLeave = () => {
    if (!isDirty || isLeaving) return true;
    setLeaving(true);
    return false;
  };
  /** Where the user was going when the page was held. */
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

  const footer = (close: () => void) => {
    if (isLeaving)
      return (
        <>
          <span className={leaving} role="alert">
            <FormattedMessage {...dialogWords.leaving} />
          </span>
          <Button onPress={stay}>{formatMessage(dialogWords.stay)}</Button>
          <Button tone="danger" onPress={leave}>
            {formatMessage(dialogWords.leave)}
          </Button>
        </>
      );
    if (current)
      return (
        <>
          <Button onPress={onClose}>{formatMessage(dialogWords.discard)}</Button>
          <Button tone="accent" emphasis="solid" onPress={action.applyToCurrent}>
            {formatMessage(dialogWords.apply)}
          </Button>
        </>
      );
    return (
      <>
        <Button isDisabled={isPending} onPress={close}>
          {formatMessage(props.submitLabel ? dialogWords.back : dialogWords.close)}
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
      </>
    );
  };

  return (
    <Dialog
      isOpen
      title={props.title}
      description={props.description}
      size={props.size}
      closeLabel={formatMessage(dialogWords.close)}
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
          <Banner tone={toneOf(problem.code)}>{words(problem)}</Banner>
        )}
        {problem && messages.length > 0 && (
          <FormErrors
            title={<Text weight="bold">{words(problem)}</Text>}
            errors={messages.map((message) => ({ message }))}
          />
        )}
        <FormProvider {...action.form}>{props.children}</FormProvider>
      </form>
    </Dialog>
  );
}

/** An approval that was not given is no failure. */
const toneOf = (code: string) => (code === 'approvalRequired' ? 'warning' : 'danger');
