import { KnowledgeBase, KnowledgeCategory, KnowledgeQuestion } from '@servery/help';
import { useLocation, useSearch } from 'wouter';
import type { ScreenProps } from '../../boot/screen.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's knowledge base: its categories, a category, or a question, by the URL. */
export default function KnowledgePage({ params: { category, question } }: ScreenProps) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const list = {
    search,
    onSearchChange: (next: string, isTyping: boolean) =>
      navigate(path + next, { replace: isTyping }),
  };
  return (
    <TemplateHost>
      {!category && <KnowledgeBase {...list} />}
      {category && !question && <KnowledgeCategory category={category} {...list} />}
      {category && question && <KnowledgeQuestion category={category} question={question} />}
    </TemplateHost>
  );
}
