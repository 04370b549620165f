import type { Role } from '@servery/api/template';
import { useIntl } from 'react-intl';
import { roleMessages } from '../messages/vocabulary.ts';

/** Returns a function that names a role: built-in ones in the reader’s language. */
export function useRoleName(): (role: Pick<Role, 'name' | 'builtIn'>) => string {
  const { formatMessage } = useIntl();
  return ({ name, builtIn }) => (builtIn ? formatMessage(roleMessages[builtIn]) : name);
}
