import './noProfiler.ts';
import './uninstrumented.ts';
import * as React from 'react';

// React's development build records a stack for each element's warnings, which takes a tenth of a
// story's time.
const internals = Object.entries(React).find(([key]) => key.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // React resets its count every second; ignore that.
  },
});
