import { RoleList } from '@servery/users';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's roles. The URL holds the open role, and the search and page of the users. */
export default function RoleListPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (
    <TemplateHost>
      <RoleList
        search={search}
        onSearchChange={(next, isTyping) => navigate(path + next, { replace: isTyping })}
      />
    </TemplateHost>
  );
}
