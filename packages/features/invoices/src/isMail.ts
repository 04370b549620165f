/** Whether a text could be the address of a mail; the host decides in the end. */
export const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
