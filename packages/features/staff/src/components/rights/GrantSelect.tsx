import type { Grant, StaffGrant } from '@servery/api';
import { approvable } from '@servery/domain/people';
import { grantMessages, permissionMessages } from '@servery/screens/messages';
import { Select, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useManager } from '../../hooks/useManager.ts';
import { rightsMessages as messages } from '../../messages/rights.ts';

const grants = ['allow', 'approve', 'deny'] as const;

interface GrantSelectProps {
  grant: StaffGrant;
  isReadOnly: boolean;
  /** Called with the person's own grant; null leaves the decision to the role. */
  onChange: (grant: Grant | null) => void;
}

/** Selects a person's own grant of a permission, among those that the manager can give. */
export function GrantSelect({ grant: row, isReadOnly, onChange }: GrantSelectProps) {
  const { formatMessage } = useIntl();
  const { canGive } = useManager();
  const { capability, own, inherited } = row;
  if (!canGive(capability, 'deny'))
    return <Text tone="muted">{formatMessage(messages.lacking)}</Text>;
  const offered = grants.filter(
    (grant) =>
      grant === own ||
      (canGive(capability, grant) && (grant !== 'approve' || approvable.has(capability))),
  );
  return (
    <Select
      label={formatMessage(messages.choose, {
        permission: formatMessage(permissionMessages[capability]),
      })}
      isLabelHidden
      isReadOnly={isReadOnly}
      options={[
        {
          value: '',
          label: formatMessage(messages.asRole),
          isDisabled: !canGive(capability, inherited),
        },
        ...offered.map((value) => ({ value, label: formatMessage(grantMessages[value]) })),
      ]}
      value={own ?? ''}
      onChange={(value) => onChange(grants.find((grant) => grant === value) ?? null)}
    />
  );
}
