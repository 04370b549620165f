import { BlogEdit, PostChoice, postIdIn } from '@servery/blog';
import type { ScreenProps } from '../../boot/screen.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The form of a post of the template's blog; without an id, it asks for one. */
export default function BlogEditPage({ params }: ScreenProps) {
  const id = postIdIn(params['id']);
  return (
    <TemplateHost>
      {id === null ? <PostChoice isEdited /> : <BlogEdit key={id} id={id} />}
    </TemplateHost>
  );
}
