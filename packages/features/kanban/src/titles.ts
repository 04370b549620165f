import { boardWords } from './messages/boards.ts';

/** The most characters of a board's title, and of a task's. */
export const mostOfBoard = 60;
export const mostOfTask = 160;

/** What is wrong with a title; nothing where it can stay so. */
export function wrongTitle(text: string, most: number) {
  const { length } = [...text.trim()];
  if (length === 0) return boardWords.missing;
  return length > most ? boardWords.tooLong : undefined;
}
