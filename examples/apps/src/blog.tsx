import { BlogEdit, BlogList, BlogPost, postIdIn } from '@servery/blog';
import { blogMocks } from '@servery/blog/mocks';
import { useLocation, useSearch } from 'wouter';
import { start } from './start.tsx';

/** The blog as a standalone app: its posts, and the one in the URL to read or edit. */
function App() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [screen, part] = path.split('/').slice(3);
  const id = postIdIn(part);
  if (id !== null && screen === 'detail') return <BlogPost key={id} id={id} />;
  if (id !== null && screen === 'edit') return <BlogEdit key={id} id={id} />;
  return (
    <BlogList
      search={search}
      onSearchChange={(next, isTyping) => navigate(path + next, { replace: isTyping })}
    />
  );
}

start(<App />, blogMocks);
