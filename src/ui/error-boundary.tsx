import { Component, type ReactNode } from 'react';
import { logFailure } from './log.ts';

type ErrorBoundaryProps = { readonly of: string; readonly children: ReactNode };

/** Leaves out a part of the page that fails, and logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    logFailure(`Error rendering ${this.props.of}:`, cause);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
