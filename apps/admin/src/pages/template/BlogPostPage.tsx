import { BlogPost, PostChoice, postIdIn } from '@servery/blog';
import type { ScreenProps } from '../../boot/screen.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** A post of the template's blog; without an id, it asks for one. */
export default function BlogPostPage({ params }: ScreenProps) {
  const id = postIdIn(params['id']);
  return (
    <TemplateHost>{id === null ? <PostChoice /> : <BlogPost key={id} id={id} />}</TemplateHost>
  );
}
