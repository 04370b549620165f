import { ApprovalProvider } from '@servery/account';
import { getUserInfo, nameOf } from '@servery/api';
import { ToastRegion } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { SWRConfig, unstable_serialize } from 'swr';
import type { DoorProps } from '../mount.tsx';
import { ProblemReactions } from '../reactions/ProblemReactions.tsx';
import { useSession } from '../session/session.ts';
import { appWords as words } from '../words.ts';
import { Header } from './Header.tsx';
import { Screen } from './Screen.tsx';
import { main, shell, skip } from './Shell.css.ts';

const toastMs = 1000;

/** The frame around every screen of somebody who is signed in. */
export default function Shell({ first }: DoorProps) {
  const { formatMessage } = useIntl();
  const session = useSession();
  const user = session?.user;
  const swr = useMemo(() => {
    const key = unstable_serialize([nameOf(getUserInfo), { params: { role: 'user', id: 'me' } }]);
    const cache = new Map();
    return { provider: () => cache, fallback: { [key]: user }, errorRetryCount: 3 };
    // A cache belongs to one person.
  }, [user?.id]);
  if (!user) return null;
  return (
    <SWRConfig value={swr}>
      <ApprovalProvider>
        <div className={shell}>
          <a href="#content" className={skip}>
            {formatMessage(words.skip)}
          </a>
          <Header user={user} />
          <main id="content" tabIndex={-1} className={main}>
            <ProblemReactions>
              <Screen first={first} user={user} />
            </ProblemReactions>
          </main>
        </div>
      </ApprovalProvider>
      <ToastRegion
        label={formatMessage(words.notifications)}
        closeLabel={formatMessage(words.close)}
        duration={toastMs}
      />
    </SWRConfig>
  );
}
