import { useEffect } from 'react';
import { Router } from 'wouter';
import SignInPage from '../pages/SignInPage.tsx';
import { addressRouter, leaveSignIn } from '../session/place.ts';
import { Cover } from './Cover.tsx';

/** The sign-in above the screens of somebody whose session ran out: nothing beneath is lost when they are back. */
export function SignInAgain() {
  // They may have come back in another tab.
  useEffect(() => leaveSignIn, []);
  return (
    <Router {...addressRouter}>
      <Cover>
        <SignInPage />
      </Cover>
    </Router>
  );
}
