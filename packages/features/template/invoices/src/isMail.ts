/** Whether a text looks like an email address; the host validates it. */
export const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
