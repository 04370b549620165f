import { Problem } from './problems.ts';
import { isShown } from './shown.ts';

/**
 * Runs an action and passes its problem to the callback, unless the app has already shown it. Returns
 * whether it succeeded.
 */
export async function attempt(
  run: () => Promise<unknown>,
  report: (problem: Problem) => void,
): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (!isShown(error)) report(error);
    return false;
  }
}
