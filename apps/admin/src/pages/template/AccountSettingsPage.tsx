import { AccountSettings } from '@servery/users';
import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

const ApiKeyManager = lazy(async () => ({
  default: (await import('@servery/developer')).ApiKeyManager,
}));

/** The template's account settings. The URL holds the open section. */
export default function AccountSettingsPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (
    <TemplateHost>
      <AccountSettings
        search={search}
        onSearchChange={(next, isReplacing) => navigate(path + next, { replace: isReplacing })}
        apiKeys={
          <Suspense>
            <ApiKeyManager />
          </Suspense>
        }
      />
    </TemplateHost>
  );
}
