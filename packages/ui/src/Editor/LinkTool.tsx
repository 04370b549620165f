import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LinkIcon } from '../icons.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { safeHref } from './content.ts';
import { linkForm } from './Editor.css.ts';
import { ToolButton } from './ToolButton.tsx';
import type { ToolId } from './tools.ts';
import type { EditorWords } from './words.ts';

export interface LinkToolProps {
  id: ToolId;
  label: string;
  isStop: boolean;
  isDisabled: boolean;
  editor: Editor;
  words: EditorWords;
}

/** Asks where the selected words lead. */
export function LinkTool({ editor, words, ...props }: LinkToolProps) {
  const href = useEditorState({
    editor,
    selector: ({ editor: now }) => now.getAttributes('link')['href'] as string | undefined,
  });
  return (
    <Popover
      label={props.label}
      trigger={
        <ToolButton {...props} isOn={Boolean(href)}>
          <LinkIcon />
        </ToolButton>
      }
    >
      {(close) => <LinkForm editor={editor} words={words} href={href} close={close} />}
    </Popover>
  );
}

interface LinkFormProps {
  editor: Editor;
  words: EditorWords;
  href: string | undefined;
  close: () => void;
}

function LinkForm({ editor, words, href, close }: LinkFormProps) {
  const [typed, setTyped] = useState(href ?? '');
  const [isWrong, setWrong] = useState(false);
  const save = () => {
    const next = safeHref(typed);
    setWrong(!next);
    if (!next) return;
    const isBare = editor.state.selection.empty && !href;
    const chain = editor.chain().extendMarkRange('link');
    if (isBare)
      chain
        .insertContent({
          type: 'text',
          text: typed,
          marks: [{ type: 'link', attrs: { href: next } }],
        })
        .run();
    else chain.setLink({ href: next }).run();
    close();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  return (
    <form
      noValidate
      className={linkForm}
      onSubmit={(event) => {
        event.preventDefault();
        // The form around the editor is not meant.
        event.stopPropagation();
        save();
      }}
    >
      <TextField
        label={words.href}
        type="url"
        dir="ltr"
        autoFocus
        value={typed}
        onChange={setTyped}
        errorMessage={isWrong ? words.badLink : undefined}
      />
      <Inline>
        <Button type="submit" size="s" tone="accent" emphasis="solid">
          {words.saveLink}
        </Button>
        {href && (
          <Button size="s" emphasis="ghost" onPress={remove}>
            {words.removeLink}
          </Button>
        )}
      </Inline>
    </form>
  );
}
