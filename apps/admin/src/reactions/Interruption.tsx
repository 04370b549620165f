import type { Problem } from '@servery/api';
import { useState } from 'react';
import { SuspendedDialog } from './SuspendedDialog.tsx';
import { VersionDialog } from './VersionDialog.tsx';

/**
 * Explains why the server refuses requests of every screen: the page is out of date, or the
 * merchant is suspended. It can be dismissed, to copy what was typed.
 */
export default function Interruption({ problem }: { problem: Problem }) {
  const [dismissed, dismiss] = useState<Problem>();
  const isSuspension = problem.code === 'suspended';
  // Screens keep asking for news, so a suspension that was read isn't shown for each refusal.
  const isRead = isSuspension ? dismissed?.code === problem.code : dismissed === problem;
  const Shown = isSuspension ? SuspendedDialog : VersionDialog;
  return <Shown isOpen={!isRead} onOpenChange={() => dismiss(problem)} />;
}
