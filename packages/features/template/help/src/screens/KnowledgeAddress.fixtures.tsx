import { AddressBar } from '@servery/screens/fixtures';
import { KnowledgeBase } from './KnowledgeBase.tsx';
import { KnowledgeCategory } from './KnowledgeCategory.tsx';
import { KnowledgeQuestion } from './KnowledgeQuestion.tsx';

interface KnowledgeAddressProps {
  address: string;
  onAddressChange: (address: string) => void;
}

/** The screens of the knowledge base under a fake URL, as the app's router provides it. */
export function KnowledgeAddress({ address, onAddressChange }: KnowledgeAddressProps) {
  return (
    <AddressBar search={address} onSearchChange={onAddressChange} followsLinks>
      {({ search: now, onSearchChange: go }) => {
        const { pathname, search } = new URL(now, 'http://help');
        const [category, question] = pathname.split('/').slice(3);
        const list = {
          search,
          onSearchChange: (next: string, isTyping: boolean) => go(pathname + next, isTyping),
        };
        return (
          <main>
            {!category && <KnowledgeBase {...list} />}
            {category && !question && <KnowledgeCategory category={category} {...list} />}
            {category && question && <KnowledgeQuestion category={category} question={question} />}
          </main>
        );
      }}
    </AddressBar>
  );
}
