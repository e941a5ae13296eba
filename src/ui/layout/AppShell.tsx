import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { Toaster } from '#ui/feedback/Toaster.tsx'

interface AppShellProps {
  /** How links read and write the URL. */
  hook: BaseLocationHook
  /** Identifies the page. When it changes, the heading of the new page gets the focus. Null while its code loads. */
  pageKey: string | null
  /** Where the person left the page, in pixels. */
  scrollTop?: number
  /** Runs once, when the first page handles events. */
  onShown?: () => void
  /** Shown on top of every page. It comes last, so that it does not change the ids in a prerendered page. */
  overlay?: ReactNode
  children: ReactNode
}

/** The shell around every page. Prerendered pages have the same shell, so that React can hydrate them. */
export function AppShell({ hook, pageKey, scrollTop = 0, onShown, overlay = null, children }: AppShellProps) {
  const hasShownRef = useRef(false)
  return (
    <Router hook={hook}>
      {children}
      {pageKey !== null && <FocusHeading key={pageKey} {...{ hasShownRef, scrollTop }} {...(onShown && { onShown })} />}
      <Toaster />
      {overlay}
    </Router>
  )
}

interface FocusHeadingProps extends Pick<AppShellProps, 'onShown'> {
  hasShownRef: RefObject<boolean>
  scrollTop: number
}

/**
 * Focuses the heading after a navigation, unless the page has focused a field, and scrolls to where the person left the
 * page. After a page load the focus does not change. Overlays are outside the root, and keep it.
 */
function FocusHeading({ hasShownRef, scrollTop, onShown }: FocusHeadingProps) {
  const scroll = useEffectEvent(() => window.scrollTo(0, scrollTop))
  useEffect(() => {
    const isFirst = !hasShownRef.current
    hasShownRef.current = true
    if (isFirst) onShown?.()
    const isInOverlay = document.activeElement?.matches('body > :not(#root) *')
    if (isFirst || (document.activeElement instanceof HTMLInputElement && !isInOverlay)) return
    scroll()
    if (!isInOverlay) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [hasShownRef, onShown])
  return null
}
