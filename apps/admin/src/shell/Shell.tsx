import { ApprovalProvider } from '@servery/account';
import { getUserInfo, nameOf, type UserInfo } from '@servery/api';
import { ToastRegion } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SWRConfig, unstable_serialize } from 'swr';
import type { DoorProps, KnownAnswer } from '../mount.tsx';
import { ProblemReactions } from '../reactions/ProblemReactions.tsx';
import { useSession } from '../session/useSession.ts';
import { appWords as words } from '../words.ts';
import { Header } from './Header.tsx';
import { Screen } from './Screen.tsx';
import { main, shell, skip } from './Shell.css.ts';

const toastMs = 1000;

/** The frame around every screen of somebody who is signed in. */
export default function Shell({ first }: DoorProps) {
  const session = useSession();
  // What one person saw is never shown to the next.
  return session && <Frame key={session.user.id} first={first} user={session.user} />;
}

const swrFor = (user: UserInfo, known: KnownAnswer | undefined) => {
  const me = unstable_serialize([nameOf(getUserInfo), { params: { role: 'user', id: 'me' } }]);
  const cache = new Map<string, { data: unknown }>();
  // Rows that came before the app stand in its first frame.
  if (known?.userId === user.id) cache.set(unstable_serialize(known.key), { data: known.data });
  return { provider: () => cache, fallback: { [me]: user }, errorRetryCount: 3 };
};

function Frame({ first, user }: DoorProps & { user: UserInfo }) {
  const { formatMessage } = useIntl();
  const [swr] = useState(() => swrFor(user, first?.known));
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
