import { ProfilePage as Profile } from '@servery/profile';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's profile. The URL holds the section, the open form, post and photo. */
export default function ProfilePage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (
    <TemplateHost>
      <Profile
        search={search}
        onSearchChange={(next, isReplacing) => navigate(path + next, { replace: isReplacing })}
      />
    </TemplateHost>
  );
}
