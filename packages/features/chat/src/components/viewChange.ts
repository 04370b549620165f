import type { ChatView } from '../chatView.ts';

/** Changes what is shown; `isTyping` where that needs no entry in the history. */
export type ViewChange = (change: Partial<ChatView>, isTyping?: boolean) => void;
