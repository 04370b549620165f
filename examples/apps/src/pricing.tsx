import { Pricing } from '@servery/pricing';
import { pricingMocks } from '@servery/pricing/mocks';
import { useLocation, useSearch } from 'wouter';
import { start } from './start.tsx';

/** The plans as a standalone app. */
function App() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return (
    <Pricing
      search={search}
      onSearchChange={(next, isTyping) => navigate(path + next, { replace: isTyping })}
    />
  );
}

start(<App />, pricingMocks);
