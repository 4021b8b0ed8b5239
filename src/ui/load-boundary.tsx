import { Component, type ReactNode } from 'react';

type LoadBoundaryProps = { readonly children: ReactNode; readonly fallback: ReactNode };

/** Shows the fallback where a part that is loaded on demand could not be. The rest of the page still works. */
export class LoadBoundary extends Component<LoadBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
