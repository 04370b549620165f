import { useMerchantFormat } from '@servery/api/format';
import { useIntl } from 'react-intl';

/** Money, times and dates as a merchant writes them, in the reader's language; one's own when left out. */
export const useFormat = (merchant_id?: number) => useMerchantFormat(useIntl().locale, merchant_id);
