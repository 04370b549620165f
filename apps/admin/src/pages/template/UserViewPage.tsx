import { UserChoice, userIdIn, UserView } from '@servery/users';
import { useLocation, useSearch } from 'wouter';
import type { ScreenProps } from '../../boot/screen.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** One of the template's users; without an id, it asks for one. The URL holds the open section. */
export default function UserViewPage({ params }: ScreenProps) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const id = userIdIn(params['id']);
  return (
    <TemplateHost>
      {id === null ? (
        <UserChoice />
      ) : (
        <UserView
          key={id}
          id={id}
          search={search}
          onSearchChange={(next, isReplacing) => navigate(path + next, { replace: isReplacing })}
        />
      )}
    </TemplateHost>
  );
}
