import { fixClock } from './fixClock.ts';

// Imported first, so that sample data is created around the same day too.
fixClock();
