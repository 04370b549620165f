import { AccessControl } from '@servery/auth';
import { useSession } from '../../session/useSession.ts';

/** Who may read the figures of a shop: those who run it or look after it. */
const readers: ReadonlySet<string> = new Set(['admin', 'agent', 'supermerchant', 'merchant']);

/** What a role sees, and what is left out for others. */
export default function AccessPlace() {
  const role = useSession()?.user.role;
  return <AccessControl mayReadAnalytics={role !== undefined && readers.has(role)} />;
}
