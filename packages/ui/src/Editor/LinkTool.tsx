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
import type { EditorLabels } from './labels.ts';

export interface LinkToolProps {
  /** The id of the tool. */
  id: ToolId;
  /** The accessible name of the tool. */
  label: string;
  /** Whether Tab reaches the tool. */
  isStop: boolean;
  /** Whether the tool is disabled. */
  isDisabled: boolean;
  /** The editor. */
  editor: Editor;
  /** The texts of the editor. */
  labels: EditorLabels;
}

/** Asks for the address of the selected text. */
export function LinkTool({ editor, labels, ...props }: LinkToolProps) {
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
      {(close) => <LinkForm editor={editor} labels={labels} href={href} close={close} />}
    </Popover>
  );
}

interface LinkFormProps {
  editor: Editor;
  labels: EditorLabels;
  href: string | undefined;
  close: () => void;
}

function LinkForm({ editor, labels, href, close }: LinkFormProps) {
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
        // Don't submit the form around the editor.
        event.stopPropagation();
        save();
      }}
    >
      <TextField
        label={labels.href}
        type="url"
        dir="ltr"
        autoFocus
        value={typed}
        onChange={setTyped}
        errorMessage={isWrong ? labels.badLink : undefined}
      />
      <Inline>
        <Button type="submit" size="s" tone="accent" emphasis="solid">
          {labels.saveLink}
        </Button>
        {href && (
          <Button size="s" emphasis="ghost" onPress={remove}>
            {labels.removeLink}
          </Button>
        )}
      </Inline>
    </form>
  );
}
