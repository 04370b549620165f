import type { DashboardOutlet } from '@servery/api';
import { useFollow } from '../hooks/useFollow.ts';

/**
 * The maximum number of outlets that are followed, each with a connection of its own. Over HTTP/1.1,
 * browsers open six connections to a server.
 */
const maxFollowed = 4;

interface FollowedProps {
  outlets: readonly DashboardOutlet[];
  onChange: () => void;
}

/** Follows the events of several outlets, the open ones first. Renders nothing. */
export function Followed({ outlets, onChange }: FollowedProps) {
  const ids = outlets
    .toSorted((a, b) => Number(b.is_open) - Number(a.is_open) || a.id - b.id)
    .map(({ id }) => id)
    .slice(0, maxFollowed);
  return ids.map((id) => <FollowedOutlet key={id} id={id} onChange={onChange} />);
}

function FollowedOutlet({ id, onChange }: { id: number; onChange: () => void }) {
  useFollow(id, onChange);
  return null;
}
