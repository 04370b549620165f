import type { AccountSettings } from '@servery/api/template';
import { Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { ownProfileMessages as messages } from '../../messages/settings.ts';
import { FormCard } from '../view/FormCard.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { OwnProfileForm } from './OwnProfileForm.tsx';

/** The details of the signed-in person, and the deletion of the account. */
export function OwnAccountTab({ settings }: { settings: AccountSettings }) {
  const { formatMessage } = useIntl();
  const { profile, deletesAt } = settings;
  return (
    <Stack gap="l">
      <FormCard title={formatMessage(messages.title)} version={JSON.stringify(profile)}>
        {(onSaved) => <OwnProfileForm profile={profile} onSaved={onSaved} />}
      </FormCard>
      <DeleteAccount deletesAt={deletesAt} />
    </Stack>
  );
}
