import { PermissionList, UserList } from '@servery/users';
import { usersMocks } from '@servery/users/mocks';
import { useLocation, useSearch } from 'wouter';
import { start } from './start.tsx';

/** The users and their permissions as a standalone app. */
function App() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const List = path === '/apps/permissions' ? PermissionList : UserList;
  return (
    <List
      search={search}
      onSearchChange={(next, isTyping) => navigate(path + next, { replace: isTyping })}
    />
  );
}

start(<App />, usersMocks);
