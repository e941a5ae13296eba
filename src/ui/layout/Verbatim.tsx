import type { ReactNode } from 'react'

interface VerbatimProps {
  children: ReactNode
  className?: string | undefined
}

/**
 * A name, an email, a phone number or a code, as it is stored. Translators leave it as it is, and it cannot change the
 * direction of the text around it. A sentence that is a string uses `isolate`.
 */
export function Verbatim({ children, ...rest }: VerbatimProps) {
  return (
    <bdi translate="no" {...rest}>
      {children}
    </bdi>
  )
}
