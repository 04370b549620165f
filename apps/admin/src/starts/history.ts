import type { Start } from '../boot/routes.ts';

/** Asks for the first page of the order history. */
export const startHistory: Start = () => undefined;
