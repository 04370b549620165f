import { listPrinters, type Drawer } from '@servery/api';
import { useCall } from '@servery/api/swr';

/**
 * Returns the printers that a drawer can be connected to: those in use with a cash drawer, and the
 * one that it is connected to. None until they are loaded.
 */
export function useDrawerPrinters(merchant_id: number | '', drawer: Drawer | null) {
  const { data } = useCall(listPrinters, { query: { merchant_id, length: 100, order: 'asc' } });
  return (data?.aaData ?? []).filter(
    ({ id, has_drawer, is_active }) => (has_drawer && is_active) || id === drawer?.printer_id,
  );
}
