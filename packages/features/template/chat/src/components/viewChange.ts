import type { ChatView } from '../chatView.ts';

/** Updates the view; `isTyping` replaces the history entry instead of adding one. */
export type ViewChange = (change: Partial<ChatView>, isTyping?: boolean) => void;
