import { useErrorToast } from '@servery/screens';
import { Banner, Button, Card, Checkbox, Form, Stack, Text, toast } from '@servery/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSettingsChanges } from '../../hooks/useSettings.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import { deleteAccountMessages as messages, deletesAtMessage } from '../../messages/settings.ts';
import { ChangeDialog } from '../ChangeDialog.tsx';
import { formPlace } from '../view/view.css.ts';

/** Requests the deletion of the account after two confirmations, and withdraws the request. */
export function DeleteAccount({ deletesAt }: { deletesAt: string | null }) {
  const { formatMessage, formatDate } = useIntl();
  const { deleteAccount, keepAccount } = useSettingsChanges();
  const withErrorToast = useErrorToast(useUserProblem());
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isConfirmed);
    if (isConfirmed) setAsking(true);
    else form.current?.querySelector('input')?.focus();
  };
  const keep = () =>
    withErrorToast(async () => {
      await keepAccount({ body: {} });
      toast.success({ title: formatMessage(messages.kept) });
      place.current?.focus();
    });
  return (
    <Card title={formatMessage(messages.title)} level={2}>
      <div ref={place} tabIndex={-1} className={formPlace}>
        {deletesAt ? (
          <Banner
            tone="warning"
            isLive={false}
            title={formatMessage(deletesAtMessage, {
              date: formatDate(deletesAt, { dateStyle: 'long' }),
            })}
            action={<Button onPress={() => void keep()}>{formatMessage(messages.keep)}</Button>}
          >
            {formatMessage(messages.text)}
          </Banner>
        ) : (
          <Form label={formatMessage(messages.title)} ref={form} onSubmit={submit}>
            <Stack gap="m" align="start">
              <Text as="p">{formatMessage(messages.text)}</Text>
              <Checkbox
                isSelected={isConfirmed}
                isInvalid={isMissing}
                errorMessage={formatMessage(messages.missing)}
                onChange={(next) => {
                  setConfirmed(next);
                  setMissing(false);
                }}
              >
                {formatMessage(messages.confirm)}
              </Checkbox>
              <Button type="submit" tone="danger">
                {formatMessage(messages.title)}
              </Button>
            </Stack>
          </Form>
        )}
      </div>
      {isAsking && (
        <ChangeDialog
          title={formatMessage(messages.ask)}
          confirmLabel={formatMessage(messages.title)}
          cancelLabel={formatMessage(messages.keep)}
          done={formatMessage(messages.requested)}
          cancelled={formatMessage(messages.kept)}
          onConfirm={async () => {
            await deleteAccount({});
            setConfirmed(false);
          }}
          onClose={() => setAsking(false)}
        >
          {formatMessage(messages.askText)}
        </ChangeDialog>
      )}
    </Card>
  );
}
