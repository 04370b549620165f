import { Faq } from '@servery/help';
import { useLocation, useSearch } from 'wouter';
import { useApp } from '../../AppContext.ts';
import { useSession } from '../../session/useSession.ts';
import { isRefused } from '../../shell/isRefused.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's FAQ. The URL holds the search and the category. */
export default function FaqPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { matchRoute } = useApp();
  const user = useSession()?.user;
  const canOpen = (href: string) => {
    const found = matchRoute(href);
    return Boolean(user && found && !isRefused(found.route, user));
  };
  return (
    <TemplateHost>
      <Faq
        search={search}
        canOpen={canOpen}
        onSearchChange={(next, isTyping) => navigate(path + next, { replace: isTyping })}
      />
    </TemplateHost>
  );
}
