import { Component, type ReactNode } from 'react'
import { ErrorPage } from '#pages/public/ErrorPage.tsx'

/** Shows a page with a way on instead of nothing, where a page could not be drawn or its code not be fetched (§8). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage onReload={() => location.reload()} /> : this.props.children
  }
}
