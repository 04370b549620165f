import {
  createPairedDevice,
  listPairedDevices,
  pairedDeviceKinds,
  type NewPairedDevice,
  type PairedDeviceKind,
} from '@servery/api';
import { useAction } from '@servery/api/swr';
import {
  Banner,
  Button,
  Dialog,
  Form,
  Radio,
  RadioGroup,
  TextField,
  useUnsavedGuard,
} from '@servery/ui';
import { defaultIdleMinutes } from '@servery/domain/devices';
import { useEndpointForm } from '@servery/screens/form';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { sharedMessages } from '../../messages/sharedDevices.ts';
import { IdleMinutesField } from './IdleMinutesField.tsx';
import { PairingCode } from './PairingCode.tsx';

const messages = {
  'name.min_length': sharedMessages.nameWrong,
  taken: sharedMessages.nameWrong,
  'idle_minutes.min_value': sharedMessages.lockAfterWrong,
};

const defaults: { name: string; kind: PairedDeviceKind; idle_minutes: number } = {
  name: '',
  kind: 'kitchen',
  idle_minutes: defaultIdleMinutes,
};

interface AddDeviceDialogProps {
  merchantId: number | '';
  onClose: () => void;
}

/** Dialog that names a new shared device, then shows its pairing code. */
export function AddDeviceDialog({ merchantId, onClose }: AddDeviceDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useAction(createPairedDevice, {
    refreshes: [listPairedDevices],
  });
  const id = useId();
  const [made, setMade] = useState<NewPairedDevice | null>(null);
  const form = useEndpointForm(createPairedDevice, {
    defaults,
    toInput: ({ idle_minutes, ...values }) => ({
      body: {
        merchant_id: merchantId || null,
        ...values,
        ...(values.kind === 'counter' && { idle_minutes: idle_minutes ?? 0 }),
      },
    }),
    send: async (input) => setMade(await trigger(input)),
    explain: () => formatMessage(sharedMessages.failed),
    messages,
  });
  const { isPending } = form;
  const guard = useUnsavedGuard({
    isDirty: form.isDirty && !made && !isPending,
    onDiscard: onClose,
  });
  return (
    <>
      {guard.question}
      <Dialog
        isOpen
        onCloseRequest={guard.onCloseRequest}
        size="m"
        title={formatMessage(sharedMessages.add)}
        isPending={isPending}
        onOpenChange={onClose}
        footer={(close) =>
          made ? (
            <Button tone="accent" emphasis="solid" onPress={close}>
              {formatMessage(sharedMessages.close)}
            </Button>
          ) : (
            <>
              <Button emphasis="ghost" isDisabled={isPending} onPress={close}>
                {formatMessage(sharedMessages.cancel)}
              </Button>
              <Button tone="accent" emphasis="solid" type="submit" form={id} isPending={isPending}>
                {formatMessage(sharedMessages.getCode)}
              </Button>
            </>
          )
        }
      >
        {made ? (
          <PairingCode made={made} merchantId={merchantId} />
        ) : (
          <Form id={id} label={formatMessage(sharedMessages.add)} {...form.form}>
            {form.formError && <Banner tone="danger">{form.formError}</Banner>}
            <TextField
              label={formatMessage(sharedMessages.name)}
              description={formatMessage(sharedMessages.nameHelp)}
              {...form.field('name')}
            />
            <RadioGroup
              label={formatMessage(sharedMessages.kind)}
              look="card"
              {...form.field('kind')}
            >
              {pairedDeviceKinds.map((kind) => (
                <Radio
                  key={kind}
                  value={kind}
                  description={formatMessage(sharedMessages[`${kind}Help`])}
                >
                  {formatMessage(sharedMessages[kind])}
                </Radio>
              ))}
            </RadioGroup>
            {form.values.kind === 'counter' && <IdleMinutesField {...form.field('idle_minutes')} />}
          </Form>
        )}
      </Dialog>
    </>
  );
}
