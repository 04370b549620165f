import { getOrder } from '@servery/api';
import type { Start } from '../boot/routes.ts';
import { startEarly } from '../session/client.ts';

/** Asks for one order. */
export const startOrder: Start = ({ id }) => {
  if (Number(id)) startEarly(getOrder, { params: { id: Number(id) } });
};
