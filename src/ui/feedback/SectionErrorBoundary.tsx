import { Component, type ReactNode } from 'react'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'

interface SectionBoundaryProps {
  /** What the section is, as its heading says. */
  name: string
  children: ReactNode
}

/** Holds what goes wrong while a section is drawn: it says so in its place and can be tried again, and the rest of the page lives on (§8). */
export class SectionErrorBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <RetryNotice
        title={`${this.props.name} could not be shown`}
        problem="Something went wrong while this part of the page was drawn. Everything else can still be used."
        onRetry={() => this.setState({ hasFailed: false })}
      />
    )
  }
}
