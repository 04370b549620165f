import {
  AccountSettings,
  PermissionList,
  RoleList,
  UserChoice,
  userIdIn,
  UserList,
  UserView,
} from '@servery/users';
import { usersMocks } from '@servery/users/mocks';
import { useLocation, useSearch } from 'wouter';
import { start } from './start.tsx';

const viewPath = '/apps/user/view';

/** The users, their permissions and one’s own settings as a standalone app. */
function App() {
  const [path, navigate] = useLocation();
  const address = {
    search: useSearch(),
    onSearchChange: (next: string, isTyping?: boolean) =>
      navigate(path + next, { replace: isTyping }),
  };
  const id = userIdIn(path.slice(`${viewPath}/`.length));
  if (path.startsWith(viewPath))
    return id ? <UserView key={id} id={id} {...address} /> : <UserChoice />;
  if (path === '/pages/account-settings') return <AccountSettings {...address} />;
  if (path === '/apps/roles') return <RoleList {...address} />;
  return path === '/apps/permissions' ? <PermissionList {...address} /> : <UserList {...address} />;
}

start(<App />, usersMocks);
