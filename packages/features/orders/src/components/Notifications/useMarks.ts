import { useStored } from '@servery/screens/stored';

/** The notifications that one person has read, and whether they want system notices. */
export interface Marks {
  isRead: (id: string) => boolean;
  read: (ids: readonly string[]) => void;
  isSystemShown: boolean;
  setSystemShown: (isOn: boolean) => void;
}

const maxIds = 300;

const areIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Returns the read marks of a person, stored in this browser. */
export function useMarks(userId: number | undefined): Marks {
  const owner = userId ?? 'nobody';
  const [ids, setIds] = useStored<string[]>(`servery.look.read.${owner}`, [], areIds);
  const [isSystemShown, setSystemShown] = useStored(`servery.look.system.${owner}`, true, isFlag);
  return {
    isRead: (id) => ids.includes(id),
    read: (more) => setIds([...new Set([...ids, ...more])].slice(-maxIds)),
    isSystemShown,
    setSystemShown,
  };
}
