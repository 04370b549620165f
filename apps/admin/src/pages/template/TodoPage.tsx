import { TodoList } from '@servery/todo';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's to-do; the address says which tasks, in what order, and which one is open. */
export default function TodoPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (
    <TemplateHost>
      <TodoList
        address={search ? `${path}?${search}` : path}
        onAddressChange={(next, isTyping) => navigate(next, { replace: isTyping })}
      />
    </TemplateHost>
  );
}
