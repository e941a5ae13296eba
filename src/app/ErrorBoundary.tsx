import { reloadPage } from '#app/router/browserRouter.ts'
import { Component, type ReactNode } from 'react'
import { ErrorPage } from '#pages/public/ErrorPage.tsx'

/** Shows an error page if a page fails to render or to load (§8). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage onReload={reloadPage} /> : this.props.children
  }
}
