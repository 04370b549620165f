import type { PaymentOptionDetail } from '@servery/api';
import { matchesSearch } from '@servery/domain/search';
import { choice, defineView, idOrNew, text, type ViewOf } from '@servery/screens/view';

/** The URL state of the list of payment options. */
export const paymentOptionsView = defineView({
  search: text(),
  status: choice(['active', 'inactive'], ''),
  /** The option that is open in the drawer, or a new one. */
  open: idOrNew(),
});
type PaymentOptionsView = ViewOf<typeof paymentOptionsView>;

/** Returns the options that match the filters, in the given order. */
export const shownOptions = (
  options: readonly PaymentOptionDetail[],
  { search, status }: PaymentOptionsView,
): PaymentOptionDetail[] =>
  options.filter(
    ({ name, is_active }) =>
      matchesSearch(search, name) && (status === '' || is_active === (status === 'active')),
  );
