import { useStored } from '../History/useStored.ts';

/** What one person has read, and whether they want to hear of the system. */
export interface Marks {
  isRead: (id: string) => boolean;
  read: (ids: readonly string[]) => void;
  hearsSystem: boolean;
  hearSystem: (isOn: boolean) => void;
}

const most = 300;

const areIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Kept in this browser for each person. */
export function useMarks(userId: number | undefined): Marks {
  const owner = userId ?? 'nobody';
  const [ids, keep] = useStored<string[]>(`servery.look.read.${owner}`, [], areIds);
  const [hearsSystem, hearSystem] = useStored(`servery.look.system.${owner}`, true, isFlag);
  return {
    isRead: (id) => ids.includes(id),
    read: (more) => keep([...new Set([...ids, ...more])].slice(-most)),
    hearsSystem,
    hearSystem,
  };
}
