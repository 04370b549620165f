import { undoMessage } from '../Messages/common.ts';
import { useTexts } from '../Messages/useFormatMessage.ts';
import type { EditorLabels } from './labels.ts';

const texts = {
  toolbar: { id: 'editor.toolbar', text: 'Formatting' },
  href: { id: 'editor.href', text: 'Web address' },
  saveLink: { id: 'editor.saveLink', text: 'Save link' },
  removeLink: { id: 'editor.removeLink', text: 'Remove link' },
  badLink: { id: 'editor.badLink', text: 'Enter a web address, such as example.com.' },
};

const tools = {
  bold: { id: 'editor.bold', text: 'Bold' },
  italic: { id: 'editor.italic', text: 'Italic' },
  underline: { id: 'editor.underline', text: 'Underline' },
  strike: { id: 'editor.strike', text: 'Strikethrough' },
  code: { id: 'editor.code', text: 'Code' },
  heading: { id: 'editor.heading', text: 'Heading' },
  subheading: { id: 'editor.subheading', text: 'Subheading' },
  bulletList: { id: 'editor.bulletList', text: 'Bulleted list' },
  orderedList: { id: 'editor.orderedList', text: 'Numbered list' },
  blockquote: { id: 'editor.blockquote', text: 'Quote' },
  alignStart: { id: 'editor.alignStart', text: 'Align to start' },
  alignCenter: { id: 'editor.alignCenter', text: 'Centre' },
  alignEnd: { id: 'editor.alignEnd', text: 'Align to end' },
  link: { id: 'editor.link', text: 'Link' },
  undo: undoMessage,
  redo: { id: 'editor.redo', text: 'Redo' },
};

/** Returns the texts of an `Editor`, with those that are given instead of the kit's own. */
export function useEditorLabels(given?: Partial<EditorLabels>): EditorLabels {
  return { ...useTexts(texts), tools: useTexts(tools), ...given };
}
