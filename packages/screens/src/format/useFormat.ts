import { useMerchantFormat } from '@servery/api/format';
import { useIntl } from 'react-intl';

/**
 * Returns formatters of a merchant's money, times and dates in the reader's language; of the
 * reader's own merchant by default.
 */
export const useFormat = (merchant_id?: number) => useMerchantFormat(useIntl().locale, merchant_id);
