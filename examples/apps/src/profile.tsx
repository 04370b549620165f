import { ProfilePage } from '@servery/profile';
import { profileMocks } from '@servery/profile/mocks';
import { useLocation, useSearch } from 'wouter';
import { start } from './start.tsx';

/** The profile as a standalone app: its sections, and the post or photo in the URL. */
function App() {
  const [path, navigate] = useLocation();
  return (
    <ProfilePage
      search={useSearch()}
      onSearchChange={(next, isReplacing) => navigate(path + next, { replace: isReplacing })}
    />
  );
}

start(<App />, profileMocks);
