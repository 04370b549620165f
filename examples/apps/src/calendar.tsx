import { Calendar } from '@servery/calendar';
import { calendarMocks } from '@servery/calendar/mocks';
import { start } from './start.tsx';
import { useAddress } from './useAddress.ts';

/** The calendar as a standalone app. */
const App = () => <Calendar {...useAddress('/apps/calendar')} />;

start(<App />, calendarMocks);
