import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RegionBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** Called once per caught error; the boundary shows `fallback` until it gets another key. */
  readonly onCaught: (error: unknown, info: ErrorInfo) => void;
}

/** Keeps what a remote throws while rendering inside its own region. Key it by remote and attempt. */
export class RegionBoundary extends Component<RegionBoundaryProps, { hasCaught: boolean }> {
  override state = { hasCaught: false };

  static getDerivedStateFromError() {
    return { hasCaught: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onCaught(error, info);
  }

  override render() {
    return this.state.hasCaught ? this.props.fallback : this.props.children;
  }
}
