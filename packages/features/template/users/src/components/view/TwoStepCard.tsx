import type { UserAccount } from '@servery/api/template';
import { Badge, Button, Card, Stack, Text } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSecurityChanges } from '../../hooks/useAccount.ts';
import { securityMessages as messages } from '../../messages/security.ts';
import { viewMessages } from '../../messages/view.ts';
import { ChangeDialog } from '../ChangeDialog.tsx';
import { TwoStepForm } from './TwoStepForm.tsx';

/** Whether a user confirms sign-ins with a code, and how; turns it on and off. */
export function TwoStepCard({ id, account }: { id: number; account: UserAccount }) {
  const { formatMessage } = useIntl();
  const { setTwoStep } = useSecurityChanges();
  const [open, setOpen] = useState<'on' | 'off' | null>(null);
  const { twoStep } = account;
  const close = () => setOpen(null);
  return (
    <Card
      title={formatMessage(messages.twoStep)}
      level={2}
      actions={
        <Badge tone={twoStep ? 'success' : 'neutral'}>
          {formatMessage(twoStep ? messages[twoStep.method] : viewMessages.noTwoStep)}
        </Badge>
      }
    >
      <Stack gap="m" align="start">
        <Text as="p">
          {formatMessage(messages.twoStepText)}{' '}
          {twoStep?.method === 'sms' && <bdi dir="ltr">{twoStep.phone}</bdi>}
        </Text>
        {twoStep ? (
          <Button tone="danger" onPress={() => setOpen('off')}>
            {formatMessage(messages.turnOff)}
          </Button>
        ) : (
          <Button onPress={() => setOpen('on')}>{formatMessage(messages.turnOn)}</Button>
        )}
      </Stack>
      {open === 'on' && <TwoStepForm id={id} onClose={close} />}
      {open === 'off' && (
        <ChangeDialog
          title={formatMessage(messages.askTurnOff)}
          confirmLabel={formatMessage(messages.turnOff)}
          done={formatMessage(messages.turnedOff)}
          onConfirm={() => setTwoStep({ body: { id, twoStep: null } })}
          onClose={close}
        >
          {formatMessage(messages.turnOffText)}
        </ChangeDialog>
      )}
    </Card>
  );
}
