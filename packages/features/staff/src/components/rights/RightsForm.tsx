import { rightsOfStaffRole } from '@servery/domain/staff';
import { SaveActions } from '@servery/screens/form';
import { RateField } from '@servery/screens/rate';
import { Banner, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useManager } from '../../hooks/useManager.ts';
import { usePercent } from '../../hooks/usePercent.ts';
import { rightsMessages as messages } from '../../messages/rights.ts';
import { GrantSelect } from './GrantSelect.tsx';
import { GrantTables } from './GrantTables.tsx';
import type { useRightsForm } from './useRightsForm.ts';

/** The permissions that nobody at a merchant has are only in the preview. */
const ofOwner = rightsOfStaffRole('merchant').grants;

/** The form of the permissions that a person has in place of those of their role. */
export function RightsForm({ form }: { form: ReturnType<typeof useRightsForm> }) {
  const { formatMessage } = useIntl();
  const percent = usePercent();
  const { lockOf, highestRate } = useManager();
  const { shown, error, isDirty, isPending } = form;
  const { inherited, own } = shown.discount_free_rate;
  const lock = lockOf(shown);
  const isReadOnly = lock !== null;
  const rows = shown.grants.filter((row) => row.own !== null || ofOwner[row.capability] !== 'deny');
  const needsApproval = rows.some(
    ({ capability, result }) => capability === 'order.discount' && result === 'approve',
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <Stack gap="l" align="stretch">
        {lock && <Banner tone="info">{formatMessage(messages[lock])}</Banner>}
        {error !== undefined && (
          <Banner tone="danger" isLive>
            {error}
          </Banner>
        )}
        <Text as="p" tone="muted">
          {formatMessage(messages.intro)}
        </Text>
        <GrantTables
          grants={rows}
          renderChoice={(grant) => (
            <GrantSelect
              grant={grant}
              isReadOnly={isReadOnly}
              onChange={(chosen) => form.choose(grant.capability, chosen)}
            />
          )}
        />
        {(needsApproval || own !== null) && (
          <RateField
            label={formatMessage(messages.discount)}
            description={formatMessage(messages.discountHelp, { rate: percent(inherited) })}
            isReadOnly={isReadOnly}
            isRequired={false}
            isInvalid={false}
            errorMessage={undefined}
            maxValue={highestRate}
            value={own}
            onChange={form.setRate}
          />
        )}
        {!isReadOnly && (
          <SaveActions isSticky isDirty={isDirty} isPending={isPending} onDiscard={form.discard} />
        )}
      </Stack>
    </form>
  );
}
