import { actionMessages } from '@servery/screens/messages';
import { Banner, Button, Dialog, Form, useUnsavedGuard, type DialogProps } from '@servery/ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface FormDialogProps extends Pick<DialogProps, 'size'> {
  title: string;
  /** The label of the submit button. */
  action: string;
  /** The form, as `useEndpointForm` returns it. */
  form: {
    form: Omit<ComponentProps<typeof Form>, 'children'>;
    formError: string | undefined;
    isDirty: boolean;
    isPending: boolean;
  };
  children: ReactNode;
  onClose: () => void;
}

/** A dialog with a form. It asks before changes are lost. */
export function FormDialog({ title, action, size, form, children, onClose }: FormDialogProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { isDirty, isPending, formError } = form;
  const guard = useUnsavedGuard({ isDirty, onDiscard: onClose });
  return (
    <>
      <Dialog
        isOpen
        size={size}
        title={title}
        isPending={isPending}
        onCloseRequest={guard.onCloseRequest}
        onOpenChange={onClose}
        footer={(close) => (
          <>
            <Button emphasis="ghost" isDisabled={isPending} onPress={close}>
              {formatMessage(actionMessages.cancel)}
            </Button>
            <Button tone="accent" emphasis="solid" type="submit" form={id} isPending={isPending}>
              {action}
            </Button>
          </>
        )}
      >
        <Form id={id} label={title} layout="columns" {...form.form}>
          {formError && <Banner tone="danger">{formError}</Banner>}
          {children}
        </Form>
      </Dialog>
      {guard.question}
    </>
  );
}
