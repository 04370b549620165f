import { twoFactorMethods, type TwoFactor, type TwoFactorMethod } from '@servery/api/template';
import {
  Button,
  ChoiceCard,
  CopyField,
  Dialog,
  FormActions,
  LockIcon,
  RadioCards,
  SmartphoneIcon,
  Stack,
  Text,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  methodMessages,
  methodTextMessages,
  twoFactorMessages as messages,
} from '../messages/twoFactor.ts';
import { TwoFactorCode } from './TwoFactorCode.tsx';
import { TwoFactorPhone } from './TwoFactorPhone.tsx';

interface TwoFactorSetUpProps {
  twoFactor: TwoFactor;
  onClose: () => void;
}

const icons = { app: <LockIcon />, sms: <SmartphoneIcon /> };

/** The dialog that turns two-factor authentication on with an authenticator app or a phone. */
export function TwoFactorSetUp({ twoFactor, onClose }: TwoFactorSetUpProps) {
  const { formatMessage } = useIntl();
  const [method, setMethod] = useState<TwoFactorMethod>(twoFactor.method ?? 'app');
  const [isChosen, setChosen] = useState(false);
  const back = () => setChosen(false);
  return (
    <Dialog isOpen onOpenChange={onClose} title={formatMessage(messages.title)}>
      {!isChosen && (
        <Stack gap="l" align="stretch">
          <RadioCards<TwoFactorMethod>
            label={formatMessage(messages.method)}
            value={method}
            onChange={setMethod}
          >
            {twoFactorMethods.map((each) => (
              <ChoiceCard
                key={each}
                value={each}
                icon={icons[each]}
                description={formatMessage(methodTextMessages[each])}
              >
                {formatMessage(methodMessages[each])}
              </ChoiceCard>
            ))}
          </RadioCards>
          <FormActions>
            <Button tone="accent" emphasis="solid" onPress={() => setChosen(true)}>
              {formatMessage(messages.next)}
            </Button>
          </FormActions>
        </Stack>
      )}
      {isChosen && method === 'app' && (
        <Stack gap="l" align="stretch">
          <Text as="p">{formatMessage(messages.appText)}</Text>
          <CopyField
            label={formatMessage(messages.secret)}
            labels={{ copy: formatMessage(messages.copy) }}
            value={twoFactor.secret}
            dir="ltr"
          />
          <TwoFactorCode method="app" code={twoFactor.appCode} onBack={back} onDone={onClose} />
        </Stack>
      )}
      {isChosen && method === 'sms' && <TwoFactorPhone onBack={back} onDone={onClose} />}
    </Dialog>
  );
}
