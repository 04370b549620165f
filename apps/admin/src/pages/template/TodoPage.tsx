import { TodoList } from '@servery/todo';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's to-do list. The URL holds the filter, the sort and the open task. */
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
