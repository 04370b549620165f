import { boardMessages } from './messages/boards.ts';

/** The maximum lengths of the titles of boards and tasks, in characters. */
export const maxOfBoard = 60;
export const maxOfTask = 160;

/** Returns the error message of an invalid title, or undefined. */
export function wrongTitle(text: string, most: number) {
  const { length } = [...text.trim()];
  if (length === 0) return boardMessages.missing;
  return length > most ? boardMessages.tooLong : undefined;
}
