import { Editor } from '@servery/ui/editor';
import { documentOf, htmlOf } from '@servery/ui/html';
import { useState } from 'react';

interface PostTextProps {
  label: string;
  /** The text at first, as HTML. */
  html: string;
  errorMessage: string | undefined;
  onChange: (html: string) => void;
}

/** The rich-text field for the text of a post, loaded lazily because of its size. */
export function PostText({ html, onChange, ...props }: PostTextProps) {
  const [atFirst] = useState(() => documentOf(html));
  return (
    <Editor {...props} defaultValue={atFirst} onChange={(document) => onChange(htmlOf(document))} />
  );
}
