import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

export interface ErrorBoundaryProps {
  /** Whether its screen is shown; one that is left and come back to is tried anew. */
  isShown?: boolean;
  children: ReactNode;
}

interface Failed {
  error: unknown;
  wasShown: boolean;
}

/** Keeps a screen that fails from taking the app with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failed> {
  override state: Failed = { error: null, wasShown: true };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ isShown = true }: ErrorBoundaryProps, { wasShown }: Failed) {
    return isShown && !wasShown ? { error: null, wasShown: true } : { wasShown: isShown };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <ErrorScreen error={error} />;
  }
}
