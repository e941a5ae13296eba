import { cloneElement, type ComponentProps, type ReactElement, useState } from 'react'
import * as chunks from '#app/lazyCode.ts'
import { lazyComponent } from '#app/lazyComponent.tsx'
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx'
import type { LazyMenuProps, LazyOverlaysContext } from '#ui/overlays/lazyOverlays.tsx'

/** A menu loads before it opens. After a failure its button loads it again. */
function MenuLoadFailure({ trigger, onRetry }: LazyMenuProps & { onRetry: () => void }) {
  const [isNoticeOpen, setIsNoticeOpen] = useState(true)
  return (
    <>
      {cloneElement(trigger as ReactElement<ComponentProps<'button'>>, { onClick: onRetry })}
      {isNoticeOpen && <LoadFailure onRetry={onRetry} onDismiss={() => setIsNoticeOpen(false)} />}
    </>
  )
}

/** The notice is on top of the page, which stays as it is. */
export const SignInAgainDialog = lazyComponent(chunks.SignInAgainDialog, {
  Failed: ({ onRetry }) => <LoadFailure isFloating onRetry={onRetry} />,
})

export const ProblemReportDialog = lazyComponent(chunks.ProblemReportDialog, {
  Failed: ({ onRetry }) => <LoadFailure isFloating onRetry={onRetry} />,
})

/** The overlays for {@link LazyOverlaysContext}. */
export const lazyOverlays: NonNullable<ComponentProps<typeof LazyOverlaysContext>['value']> = {
  AnchoredMenu: lazyComponent(chunks.AnchoredMenu),
  Dialog: lazyComponent(chunks.Dialog),
  Drawer: lazyComponent(chunks.Drawer),
  Popover: lazyComponent(chunks.Popover),
  Menu: lazyComponent<LazyMenuProps>(chunks.Menu, {
    Loading: ({ fallback }) => fallback,
    Failed: MenuLoadFailure,
  }),
  TypedConfirmDialog: lazyComponent(chunks.TypedConfirmDialog),
  // After a failure, opening the dialog loads it again.
  preloadDialog: () => void chunks.Dialog.load().catch(() => undefined),
}
