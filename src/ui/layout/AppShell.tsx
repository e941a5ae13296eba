import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { PageSpinner } from '#ui/feedback/PageSpinner.tsx'
import { Toaster } from '#ui/feedback/Toaster.tsx'

interface StageProps {
  /** How links read and write the address. */
  hook: BaseLocationHook
  /** Names the page; when it changes, the focus goes to the heading of the new page. */
  pageKey: string
  /** Runs once, when the first page is shown and answers. */
  onShown?: () => void
  /** What lies over every page. It stands apart, so that the ids within a prerendered page come out the same without it. */
  overlay?: ReactNode
  children: ReactNode
}

/** What surrounds every page. The prerendered pages and the running console share it, so that one can take over the other. */
export function AppShell({ hook, pageKey, onShown, overlay = null, children }: StageProps) {
  const hasArrivedRef = useRef(false)
  return (
    <Router hook={hook}>
      <Suspense fallback={<PageSpinner />}>
        {children}
        <Arrival key={pageKey} hasArrivedRef={hasArrivedRef} {...(onShown && { onShown })} />
      </Suspense>
      <Toaster />
      {overlay}
    </Router>
  )
}

/**
 * Takes the focus to the heading of a page that was navigated to, unless the page has put it into a field itself.
 * The page that the browser has just loaded keeps the browser's own focus.
 */
function Arrival({ hasArrivedRef, onShown }: { hasArrivedRef: RefObject<boolean>; onShown?: () => void }) {
  useEffect(() => {
    const isFirst = !hasArrivedRef.current
    hasArrivedRef.current = true
    if (isFirst) onShown?.()
    if (isFirst || document.activeElement instanceof HTMLInputElement) return
    window.scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [hasArrivedRef, onShown])
  return null
}
