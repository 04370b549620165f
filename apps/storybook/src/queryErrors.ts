import { configure, getConfig } from 'storybook/test';

const { getElementError } = getConfig();

/** Whether a query runs inside `findBy` or `waitFor`, which discard its error and try again. */
function isAttempt(): boolean {
  const { _disableExpensiveErrorDiagnostics: isOne } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  return isOne === true;
}

// Printing the page for each attempt takes a fifteenth of a story's time. The error after the last
// one contains it.
configure({
  getElementError: (message, container) =>
    isAttempt()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
