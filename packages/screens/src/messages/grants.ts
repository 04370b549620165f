import type { Grant } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { actionMessages } from './actions.ts';
import { defineMessages } from './define.ts';

/** The grants of a permission, as headings and as values. */
export const grantMessages: Readonly<Record<Grant, MessageDescriptor>> = defineMessages({
  allow: { id: 'screens.grant.allow', defaultMessage: 'Allowed' },
  approve: actionMessages.needsApproval,
  deny: { id: 'screens.grant.deny', defaultMessage: 'Not allowed' },
});
