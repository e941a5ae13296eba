import { useRef } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { LazyDialog } from '#ui/overlays/lazyOverlays.ts'

/** Asks before the person leaves the page and loses changes. If its code cannot load, the form stays. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <LazyDialog
      open
      alert
      title="Leave without saving?"
      description="Your changes will be lost."
      onDismiss={onStay}
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} variant="secondary" onClick={onStay}>
            Stay
          </Button>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    />
  )
}
