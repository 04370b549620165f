import { useEffect } from 'react';
import { Router } from 'wouter';
import SignInPage from '../pages/SignInPage.tsx';
import { addressRouter, leaveSignIn } from '../session/place.ts';
import { Cover } from './Cover.tsx';

/**
 * Covers the screens with the sign-in page when the session expires. Their state is kept for when
 * the person is back.
 */
export function SignInAgain() {
  // Leaves the sign-in path on unmount, also if the person signed in in another tab.
  useEffect(() => leaveSignIn, []);
  return (
    <Router {...addressRouter}>
      <Cover>
        <SignInPage />
      </Cover>
    </Router>
  );
}
