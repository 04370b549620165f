import { SwitchPerson } from '@servery/account';
import { getUserInfo, type UserInfo } from '@servery/api';
import { toast } from '@servery/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import { placeOf } from '../region.ts';
import { callNow, early } from '../session/client.ts';
import { saveLastUse } from '../session/idle.ts';
import { enterCounter } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { isRefused } from '../shell/isRefused.ts';

const checkMs = 30_000;
const me = { params: { role: 'user' as const, id: 'me' as const } };
const check = () => void callNow(getUserInfo, me).catch(() => undefined);

/** The PIN page of a counter. It covers the previous person’s screens, which are kept for them. */
export default function PinPage() {
  const session = useSession();
  const [path, navigate] = useLocation();
  const { matchRoute } = useApp();
  useEffect(() => {
    // Toasts can name orders and guests, and have undo buttons.
    toast.dismiss();
    // Detects that the device was revoked while it is idle.
    check();
    const timer = setInterval(check, checkMs);
    return () => clearInterval(timer);
  }, []);
  if (!session?.user.device) return null;
  const { device, merchant } = session.user;

  const enter = (user: UserInfo) => {
    // These reads were refused while no person was signed in on the device.
    early.clear();
    const route = matchRoute(path)?.route;
    if (user.id !== session.user.id && route && isRefused(route, user))
      navigate('/', { replace: true });
    enterCounter(user);
    saveLastUse();
  };
  return (
    <SwitchPerson
      device={device.name}
      merchant={merchant?.name ?? ''}
      timeZone={placeOf(session.user).timeZone}
      onSwitched={enter}
    />
  );
}
