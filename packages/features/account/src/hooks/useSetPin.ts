import { invalid, listPins, listStaff, Problem, setPin, type Input } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Sets the signed-in person's PIN. A wrong password is refused at its field. */
export function useSetPin() {
  const { trigger } = useAction(setPin, { refreshes: [listPins, listStaff] });
  return async (input: Input<typeof setPin>): Promise<void> => {
    try {
      await trigger(input);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'wrongPassword') throw error;
      throw invalid('current_password', 'wrong', error.message);
    }
  };
}
