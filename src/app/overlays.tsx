import type { ComponentProps } from 'react'
import * as chunks from '#app/lazyCode.ts'
import { lazyComponent } from '#lazy/lazyComponent.tsx'
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx'
import type { LazyOverlaysContext } from '#ui/overlays/lazyOverlays.tsx'

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
  TypedConfirmDialog: lazyComponent(chunks.TypedConfirmDialog),
  // After a failure, opening the dialog loads it again.
  preloadDialog: () => void chunks.Dialog.load().catch(() => undefined),
}
