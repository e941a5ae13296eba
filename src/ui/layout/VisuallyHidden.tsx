import type { ReactNode } from 'react'

/** Text only for screen readers. The class is in base.css. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}
