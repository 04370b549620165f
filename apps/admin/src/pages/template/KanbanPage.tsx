import { useUser } from '@servery/api/user';
import { Kanban } from '@servery/kanban';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's kanban; the address says what is looked for, and which task is open. */
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
