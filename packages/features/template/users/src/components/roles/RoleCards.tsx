import type { Problem } from '@servery/api';
import type { Role } from '@servery/api/template';
import { LoadError } from '@servery/screens';
import { Grid, Skeleton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { rolesMessages as messages } from '../../messages/roles.ts';
import { RoleCard, type RoleHandlers } from './RoleCard.tsx';

interface RoleCardsProps {
  /** Undefined until they are loaded. */
  roles: readonly Role[] | undefined;
  error: Problem | undefined;
  onRetry: () => unknown;
  acts: RoleHandlers;
}

/** A card for each role, with the loading and error states. */
export function RoleCards({ roles, error, onRetry, acts }: RoleCardsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {error && (
        <LoadError error={error} title={formatMessage(messages.failed)} onRetry={onRetry} />
      )}
      {roles ? (
        <Grid item="l">
          {roles.map((role) => (
            <RoleCard key={role.id} role={role} acts={acts} />
          ))}
        </Grid>
      ) : (
        !error && (
          <div aria-busy>
            <Skeleton shape="card" />
          </div>
        )
      )}
    </>
  );
}
