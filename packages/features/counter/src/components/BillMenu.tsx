import { Menu, type MenuProps } from '@servery/ui';

/** A menu of the bill, whose code loads on first use. */
export const BillMenu = (props: Pick<MenuProps, 'items' | 'label' | 'trigger'>) => (
  <Menu placement="bottom end" {...props} />
);
