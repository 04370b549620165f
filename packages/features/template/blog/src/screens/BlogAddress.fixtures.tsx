import { AddressBar } from '@servery/screens/fixtures';
import { postIdIn } from '../blogView.ts';
import { BlogEdit } from './BlogEdit.tsx';
import { BlogList } from './BlogList.tsx';
import { BlogPost } from './BlogPost.tsx';
import { PostChoice } from './PostChoice.tsx';

interface BlogAddressProps {
  address: string;
  onAddressChange: (address: string) => void;
}

/** The screens of the blog under a fake URL, as the app's router provides it. */
export function BlogAddress({ address, onAddressChange }: BlogAddressProps) {
  return (
    <AddressBar search={address} onSearchChange={onAddressChange} followsLinks>
      {({ search: now, onSearchChange: go }) => {
        const { pathname, search } = new URL(now, 'http://blog');
        const [screen, part] = pathname.split('/').slice(3);
        const id = postIdIn(part);
        return (
          <main>
            {screen === 'list' && (
              <BlogList
                search={search}
                onSearchChange={(next, isTyping) => go(pathname + next, isTyping)}
              />
            )}
            {screen === 'detail' && (id === null ? <PostChoice /> : <BlogPost key={id} id={id} />)}
            {screen === 'edit' &&
              (id === null ? <PostChoice isEdited /> : <BlogEdit key={id} id={id} />)}
          </main>
        );
      }}
    </AddressBar>
  );
}
