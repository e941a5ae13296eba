import { Component, type ReactNode } from 'react'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

interface SectionBoundaryProps {
  /** The heading of the section. */
  name: string
  children: ReactNode
}

/** Shows an error with a retry button if a section fails to render. The rest of the page stays (§8). */
export class SectionErrorBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <RetryNotice
        title={this.props.name}
        problem="This section couldn't load. The rest of the page still works."
        canReport
        onRetry={() => this.setState({ hasFailed: false })}
      />
    )
  }
}
