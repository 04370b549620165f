import type { Editor } from '@tiptap/core';
import {
  AlignCenterIcon,
  AlignEndIcon,
  AlignStartIcon,
  BoldIcon,
  CodeIcon,
  HeadingIcon,
  ItalicIcon,
  ListIcon,
  NumberedListIcon,
  QuoteIcon,
  RedoIcon,
  StrikeIcon,
  SubheadingIcon,
  UnderlineIcon,
  UndoIcon,
} from '../icons.ts';
import { alignedBlocks, type Align } from './align.ts';

/** A tool of the editor. */
export type ToolId =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'heading'
  | 'subheading'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'code'
  | 'alignStart'
  | 'alignCenter'
  | 'alignEnd'
  | 'link'
  | 'undo'
  | 'redo';

interface Tool {
  icon: typeof BoldIcon;
  action: (editor: Editor) => boolean;
  /** Whether the tool is active at the caret. A tool without it isn't a toggle. */
  isOn?: (editor: Editor) => boolean;
  /** Whether the tool is available now. It always is if this is left out. */
  can?: (editor: Editor) => boolean;
}

const mark = (name: string, icon: Tool['icon'], action: Tool['action']): Tool => ({
  icon,
  action,
  isOn: (editor) => editor.isActive(name),
});
const heading = (level: 2 | 3, icon: Tool['icon']): Tool => ({
  icon,
  action: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const align = (to: Align | null, icon: Tool['icon']): Tool => ({
  icon,
  action: (editor) =>
    alignedBlocks
      .reduce(
        (chain, block) => chain.updateAttributes(block, { align: to }),
        editor.chain().focus(),
      )
      .run(),
  isOn: (editor) => editor.isActive({ align: to }),
});

/** The actions of all tools except the link, which asks for an address. */
export const tools: Readonly<Record<Exclude<ToolId, 'link'>, Tool>> = {
  bold: mark('bold', BoldIcon, (editor) => editor.chain().focus().toggleBold().run()),
  italic: mark('italic', ItalicIcon, (editor) => editor.chain().focus().toggleItalic().run()),
  underline: mark('underline', UnderlineIcon, (editor) =>
    editor.chain().focus().toggleUnderline().run(),
  ),
  strike: mark('strike', StrikeIcon, (editor) => editor.chain().focus().toggleStrike().run()),
  heading: heading(2, HeadingIcon),
  subheading: heading(3, SubheadingIcon),
  bulletList: mark('bulletList', ListIcon, (editor) =>
    editor.chain().focus().toggleBulletList().run(),
  ),
  orderedList: mark('orderedList', NumberedListIcon, (editor) =>
    editor.chain().focus().toggleOrderedList().run(),
  ),
  blockquote: mark('blockquote', QuoteIcon, (editor) =>
    editor.chain().focus().toggleBlockquote().run(),
  ),
  code: mark('code', CodeIcon, (editor) => editor.chain().focus().toggleCode().run()),
  alignStart: align(null, AlignStartIcon),
  alignCenter: align('center', AlignCenterIcon),
  alignEnd: align('end', AlignEndIcon),
  undo: {
    icon: UndoIcon,
    action: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  redo: {
    icon: RedoIcon,
    action: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
};

/** The tools in their groups. */
export const toolGroups: readonly (readonly ToolId[])[] = [
  ['bold', 'italic', 'underline', 'strike', 'code'],
  ['heading', 'subheading'],
  ['bulletList', 'orderedList', 'blockquote'],
  ['alignStart', 'alignCenter', 'alignEnd'],
  ['link'],
  ['undo', 'redo'],
];
