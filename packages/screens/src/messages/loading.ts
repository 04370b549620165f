import { defineMessage } from 'react-intl';

/** Announced by screen readers while content loads. */
export const loadingMessage = defineMessage({ id: 'screens.loading', defaultMessage: 'Loading…' });
