import {
  createPairedDevice,
  listPairedDevices,
  pairedDeviceKinds,
  Problem,
  type NewPairedDevice,
  type PairedDeviceKind,
} from '@servery/api';
import { useAction } from '@servery/api/swr';
import { Banner, Button, Dialog, Form, Radio, RadioGroup, TextField } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { sharedWords as words } from '../../messages/sharedDevices.ts';
import { PairingCode } from './PairingCode.tsx';

interface AddDeviceDialogProps {
  merchantId: number | '';
  onClose: () => void;
}

/** Names a new shared device, then shows the code that pairs it. */
export function AddDeviceDialog({ merchantId, onClose }: AddDeviceDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger, isMutating } = useAction(createPairedDevice, {
    refreshes: [listPairedDevices],
  });
  const [name, setName] = useState('');
  const [kind, setKind] = useState<PairedDeviceKind>('kitchen');
  const [isWrong, setWrong] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [made, setMade] = useState<NewPairedDevice | null>(null);

  const submit = async () => {
    setFailed(false);
    setWrong(name.trim().length < 2);
    if (name.trim().length < 2) return;
    try {
      const merchant_id = merchantId || null;
      setMade(await trigger({ body: { merchant_id, name: name.trim(), kind } }));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.matter.fields?.['name']) setWrong(true);
      else setFailed(true);
    }
  };
  return (
    <Dialog
      isOpen
      size="m"
      title={formatMessage(words.add)}
      closeLabel={formatMessage(words.close)}
      isPending={isMutating}
      onOpenChange={onClose}
      footer={(close) =>
        made ? (
          <Button tone="accent" emphasis="solid" onPress={close}>
            {formatMessage(words.close)}
          </Button>
        ) : (
          <>
            <Button emphasis="ghost" isDisabled={isMutating} onPress={close}>
              {formatMessage(words.cancel)}
            </Button>
            <Button
              tone="accent"
              emphasis="solid"
              isPending={isMutating}
              onPress={() => void submit()}
            >
              {formatMessage(words.getCode)}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <PairingCode made={made} merchantId={merchantId} />
      ) : (
        <Form
          label={formatMessage(words.add)}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {hasFailed && <Banner tone="danger">{formatMessage(words.failed)}</Banner>}
          <TextField
            label={formatMessage(words.name)}
            description={formatMessage(words.nameHelp)}
            value={name}
            onChange={setName}
            maxLength={40}
            isRequired
            errorMessage={isWrong ? formatMessage(words.nameWrong) : undefined}
          />
          <RadioGroup label={formatMessage(words.kind)} look="card" value={kind} onChange={setKind}>
            {pairedDeviceKinds.map((one) => (
              <Radio
                key={one}
                value={one}
                description={formatMessage(
                  one === 'kitchen' ? words.kitchenHelp : words.displayHelp,
                )}
              >
                {formatMessage(words[one])}
              </Radio>
            ))}
          </RadioGroup>
        </Form>
      )}
    </Dialog>
  );
}
