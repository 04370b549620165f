import { Faq } from '@servery/help';
import { helpMocks } from '@servery/help/mocks';
import { useLocation, useSearch } from 'wouter';
import { start } from './start.tsx';

/** The questions as a standalone app. */
function App() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return (
    <Faq
      search={search}
      onSearchChange={(next, isTyping) => navigate(path + next, { replace: isTyping })}
    />
  );
}

start(<App />, helpMocks);
