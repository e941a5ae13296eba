import { Button } from '#ui/controls/Button.tsx'
import css from '#ui/feedback/Notice.module.css'
import { Notice } from '#ui/feedback/Notice.tsx'

interface LoadFailureProps {
  onRetry: () => void
  /** Closes the overlay that could not be loaded. */
  onDismiss?: () => void
  /** At the bottom of the window, not in place. The default for overlays. */
  isFloating?: boolean
}

/** Shown in place of a part whose code could not be loaded. The rest of the page stays (§8). */
export function LoadFailure({ onRetry, onDismiss, isFloating = onDismiss !== undefined }: LoadFailureProps) {
  const notice = (
    <Notice
      tone="danger"
      title="This part of the page could not be loaded"
      announce
      action={
        <div className="row">
          <Button size="small" variant="secondary" onClick={onRetry}>
            Retry
          </Button>
          {onDismiss && (
            <Button size="small" variant="secondary" onClick={onDismiss}>
              Close
            </Button>
          )}
        </div>
      }
    >
      Check your internet connection and try again. If that does not help, reload the page.
    </Notice>
  )
  if (!isFloating) return notice
  return (
    <div ref={showOnTop} popover="manual" className={css.floating}>
      {notice}
    </div>
  )
}

/** In the top layer, where browsers have one: a card around it can be below the next card. */
const showOnTop = (box: HTMLElement | null): void => {
  if (box && 'showPopover' in box) box.showPopover()
}
