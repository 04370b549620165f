import { AccessControl } from '@servery/auth';
import { useSession } from '../../session/useSession.ts';

/** The roles that can view a shop's analytics: its owners and its managers. */
const readers: ReadonlySet<string> = new Set(['admin', 'agent', 'supermerchant', 'merchant']);

/** The demo of role-based content: some of it is hidden from other roles. */
export default function AccessPlace() {
  const role = useSession()?.user.role;
  return <AccessControl mayReadAnalytics={role !== undefined && readers.has(role)} />;
}
