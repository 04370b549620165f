import { canBeOnline, canTakeTips } from '@servery/domain/payments';
import { orderMethods, type OrderMethod, type PaymentOptionDetail } from '@servery/api';

/** The form values of a payment option. The rate is in percent, as people enter it. */
export interface OptionValues {
  name: string;
  kind: PaymentOptionDetail['kind'];
  is_online: boolean;
  methods: OrderMethod[];
  fee_rate: number | null;
  fee_fixed: number | null;
  account_code: string;
  /** Null follows the type: cash opens the drawer. */
  opens_drawer: boolean | null;
  /** The suggested tips in hundredths of a percent, as text. */
  tip_rates: string[];
  is_active: boolean;
}

/** The hundredths of a percent in a percent. */
const percent = 100;

/** Returns the tips to choose from: the usual ones, and those of the option. */
export const tipChoices = (option: PaymentOptionDetail | null): number[] =>
  [...new Set([500, 1_000, 1_500, 2_000, ...(option?.tip_rates ?? [])])].toSorted((a, b) => a - b);

/** Returns the initial form values of a payment option; null is a new one. */
export const valuesOf = (option: PaymentOptionDetail | null): OptionValues => ({
  name: option?.name ?? '',
  kind: option?.kind ?? 'card',
  is_online: option?.channel === 'online',
  methods: option?.methods ?? [...orderMethods],
  fee_rate: (option?.fee_rate ?? 0) / percent,
  fee_fixed: option?.fee_fixed ?? 0,
  account_code: option?.account_code ?? '',
  opens_drawer: option?.opens_drawer ?? null,
  tip_rates: (option?.tip_rates ?? []).map(String),
  is_active: option?.is_active ?? true,
});

/** Whether a payment opens the drawer: as chosen, otherwise if it is cash. */
export const opensDrawer = ({ opens_drawer, kind }: OptionValues): boolean =>
  opens_drawer ?? kind === 'cash';

/** Returns the request body for the form values. */
export const inputOf = (all: OptionValues) => {
  const { kind, is_online, fee_rate, fee_fixed, tip_rates, ...values } = all;
  return {
    ...values,
    opens_drawer: opensDrawer(all),
    tip_rates: canTakeTips(kind) ? tip_rates.map(Number) : [],
    kind,
    is_online: is_online && canBeOnline(kind),
    fee_rate: Math.round((fee_rate ?? 0) * percent),
    fee_fixed: fee_fixed ?? 0,
  };
};
