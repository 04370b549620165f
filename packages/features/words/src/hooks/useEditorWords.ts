import type { EditorWords, ToolId } from '@servery/ui/editor';
import { useIntl } from 'react-intl';
import { editorMessages as messages } from '../messages/editor.ts';

const tools = [
  'bold',
  'italic',
  'underline',
  'strike',
  'heading',
  'subheading',
  'bulletList',
  'orderedList',
  'blockquote',
  'code',
  'alignStart',
  'alignCenter',
  'alignEnd',
  'link',
  'undo',
  'redo',
] as const satisfies readonly ToolId[];

/** What the kit's editor says. */
export function useEditorWords(): EditorWords {
  const { formatMessage } = useIntl();
  const say = (word: keyof typeof messages) => formatMessage(messages[word]);
  return {
    toolbar: say('toolbar'),
    tools: Object.fromEntries(tools.map((tool) => [tool, say(tool)])) as Record<ToolId, string>,
    href: say('href'),
    saveLink: say('saveLink'),
    removeLink: say('removeLink'),
    badLink: say('badLink'),
  };
}
