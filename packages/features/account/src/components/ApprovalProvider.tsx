import type { ApprovalRequest } from '@servery/api';
import { ApprovalContext } from '@servery/api/swr';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

const ApprovalDialog = lazy(() =>
  import('./ApprovalDialog.tsx').then((module) => ({ default: module.ApprovalDialog })),
);

/** An approval request that is waiting for an answer. */
interface Question {
  request: ApprovalRequest;
  answer: (approval: string | null) => void;
}

/** Provides the approval dialog to all actions below it. */
export function ApprovalProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = useCallback(
    (request: ApprovalRequest) =>
      new Promise<string | null>((resolve) => {
        setQuestion({
          request,
          answer: (approval) => {
            setQuestion(null);
            resolve(approval);
          },
        });
      }),
    [],
  );
  return (
    <ApprovalContext value={ask}>
      {children}
      {question && (
        <Suspense>
          <ApprovalDialog request={question.request} onAnswer={question.answer} />
        </Suspense>
      )}
    </ApprovalContext>
  );
}
