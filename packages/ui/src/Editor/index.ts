export { countCharacters, type EditorDocument } from './content.ts';
export { Editor, type EditorProps } from './Editor.tsx';
export type { ToolId } from './tools.ts';
export type { EditorLabels } from './labels.ts';
