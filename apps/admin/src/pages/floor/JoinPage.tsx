import { JoinQueue } from '@servery/queue';
import { useLocation, useSearch } from 'wouter';
import type { ScreenProps } from '../../boot/screen.ts';

/** The page on which guests join a queue and see their position; the URL identifies their entry. */
export default function JoinPage({ params }: ScreenProps) {
  const [path, navigate] = useLocation();
  const ticket = new URLSearchParams(useSearch()).get('ticket');
  const go = (next: string | null) =>
    navigate(next === null ? path : `${path}?ticket=${encodeURIComponent(next)}`, {
      replace: true,
    });
  return <JoinQueue token={params['token'] ?? ''} ticket={ticket} onTicketChange={go} />;
}
