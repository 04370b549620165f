import { defineMessages } from './define.ts';

/** What the editor of rich text says. */
export const editorMessages = defineMessages({
  toolbar: { id: 'words.editor.toolbar', defaultMessage: 'Text tools' },
  bold: { id: 'words.editor.bold', defaultMessage: 'Bold' },
  italic: { id: 'words.editor.italic', defaultMessage: 'Italic' },
  underline: { id: 'words.editor.underline', defaultMessage: 'Underline' },
  strike: { id: 'words.editor.strike', defaultMessage: 'Strike through' },
  code: { id: 'words.editor.code', defaultMessage: 'Code' },
  heading: { id: 'words.editor.heading', defaultMessage: 'Heading' },
  subheading: { id: 'words.editor.subheading', defaultMessage: 'Subheading' },
  bulletList: { id: 'words.editor.bulletList', defaultMessage: 'Bulleted list' },
  orderedList: { id: 'words.editor.orderedList', defaultMessage: 'Numbered list' },
  blockquote: { id: 'words.editor.blockquote', defaultMessage: 'Quotation' },
  alignStart: { id: 'words.editor.alignStart', defaultMessage: 'Align to the start' },
  alignCenter: { id: 'words.editor.alignCenter', defaultMessage: 'Center' },
  alignEnd: { id: 'words.editor.alignEnd', defaultMessage: 'Align to the end' },
  link: { id: 'words.editor.link', defaultMessage: 'Link' },
  undo: { id: 'words.editor.undo', defaultMessage: 'Undo' },
  redo: { id: 'words.editor.redo', defaultMessage: 'Redo' },
  href: { id: 'words.editor.href', defaultMessage: 'Address' },
  saveLink: { id: 'words.editor.saveLink', defaultMessage: 'Set link' },
  removeLink: { id: 'words.editor.removeLink', defaultMessage: 'Remove link' },
  badLink: { id: 'words.editor.badLink', defaultMessage: 'This is no address that can be linked.' },
});
