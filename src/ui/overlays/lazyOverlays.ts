import { useEffect } from 'react'
import { lazy } from '#lazy/lazy.ts'
import { lazyPart } from '#ui/feedback/lazyPart.ts'

/** The overlays whose code loads when they open. The library behind them is large. */

const dialog = lazy(() => import('#ui/overlays/Dialog.tsx'), 'Dialog')

export const LazyDialog = lazyPart(dialog)
export const LazyTypedConfirmDialog = lazyPart(
  lazy(() => import('#ui/overlays/TypedConfirmDialog.tsx'), 'TypedConfirmDialog'),
)
export const LazyDrawer = lazyPart(lazy(() => import('#ui/overlays/Drawer.tsx'), 'Drawer'))
export const LazyPopover = lazyPart(lazy(() => import('#ui/overlays/Popover.tsx'), 'Popover'))
export const LazyAnchoredMenu = lazyPart(lazy(() => import('#ui/overlays/AnchoredMenu.tsx'), 'AnchoredMenu'))

/** Loads the code of dialogs when a form has changes: the question before leaving must also open without a network. */
export const useDialogPreload = (isNeeded: boolean): void => {
  useEffect(() => {
    if (isNeeded) dialog.preload()
  }, [isNeeded])
}
