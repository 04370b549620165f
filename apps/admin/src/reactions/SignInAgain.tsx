import { useEffect } from 'react';
import { Router } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import SignInPage from '../pages/SignInPage.tsx';
import { addressRouter, goToSignIn, leaveSignIn } from '../session/place.ts';
import { Cover } from './Cover.tsx';

/** The sign-in above the screens of somebody whose session ran out: nothing beneath is lost when they are back. */
export function SignInAgain() {
  const [path] = useBrowserLocation();
  useEffect(goToSignIn, [path]);
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
