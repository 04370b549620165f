import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

export interface ErrorBoundaryProps {
  /** Whether its screen is shown; a failed screen is retried when it is shown again. */
  isShown?: boolean;
  children: ReactNode;
}

interface Failed {
  error: unknown;
  wasShown: boolean;
}

/** Contains the failure of a screen, so that the rest of the app keeps working. */
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
