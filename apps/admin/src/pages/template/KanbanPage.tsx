import { useUser } from '@servery/api/user';
import { Kanban } from '@servery/kanban';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's kanban board. The URL holds the search and the open task. */
export default function KanbanPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { data: user } = useUser();
  return (
    <TemplateHost>
      <Kanban
        address={search ? `${path}?${search}` : path}
        onAddressChange={(next, isTyping) => navigate(next, { replace: isTyping })}
        me={user?.name}
      />
    </TemplateHost>
  );
}
