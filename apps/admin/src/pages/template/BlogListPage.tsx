import { BlogList } from '@servery/blog';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's blog. The URL holds the search, the category and the page. */
export default function BlogListPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (
    <TemplateHost>
      <BlogList
        search={search}
        onSearchChange={(next, isTyping) => navigate(path + next, { replace: isTyping })}
      />
    </TemplateHost>
  );
}
