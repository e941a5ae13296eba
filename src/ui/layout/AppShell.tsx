import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { Toaster } from '#ui/feedback/Toaster.tsx'

interface AppShellProps {
  /** How links read and write the URL. */
  hook: BaseLocationHook
  /** Identifies the page. When it changes, the heading of the new page gets the focus. Null while its code loads. */
  pageKey: string | null
  /** Runs once, when the first page handles events. */
  onShown?: () => void
  /** Shown on top of every page. It comes last, so that it does not change the ids in a prerendered page. */
  overlay?: ReactNode
  children: ReactNode
}

/** The shell around every page. Prerendered pages have the same shell, so that React can hydrate them. */
export function AppShell({ hook, pageKey, onShown, overlay = null, children }: AppShellProps) {
  const hasShownRef = useRef(false)
  return (
    <Router hook={hook}>
      {children}
      {pageKey !== null && <FocusHeading key={pageKey} hasShownRef={hasShownRef} {...(onShown && { onShown })} />}
      <Toaster />
      {overlay}
    </Router>
  )
}

/**
 * Focuses the heading after a navigation, unless the page has focused a field. After a page load the focus does not
 * change.
 */
function FocusHeading({ hasShownRef, onShown }: { hasShownRef: RefObject<boolean>; onShown?: () => void }) {
  useEffect(() => {
    const isFirst = !hasShownRef.current
    hasShownRef.current = true
    if (isFirst) onShown?.()
    if (isFirst || document.activeElement instanceof HTMLInputElement) return
    window.scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [hasShownRef, onShown])
  return null
}
