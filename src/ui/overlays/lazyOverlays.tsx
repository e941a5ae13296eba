import { type ComponentType, createContext, use, useEffect } from 'react'
import type { AnchoredMenuProps } from '#ui/overlays/AnchoredMenu.tsx'
import type { DialogProps } from '#ui/overlays/Dialog.tsx'
import type { DrawerProps } from '#ui/overlays/Drawer.tsx'
import type { PopoverProps } from '#ui/overlays/Popover.tsx'
import type { TypedConfirmDialogProps } from '#ui/overlays/TypedConfirmDialog.tsx'
// Presses are noted before the code of the overlays has loaded.
import '#ui/overlays/presses.ts'

/** The overlays whose code loads when they open. The library behind them is large. */
interface LazyOverlays {
  AnchoredMenu: ComponentType<AnchoredMenuProps>
  Dialog: ComponentType<DialogProps>
  Drawer: ComponentType<DrawerProps>
  Popover: ComponentType<PopoverProps>
  TypedConfirmDialog: ComponentType<TypedConfirmDialogProps>
  /** Loads the code of dialogs in advance. */
  preloadDialog: () => void
}

/** `src/app` provides the overlays. Without it, as in prerendered pages, none opens. */
export const LazyOverlaysContext = createContext<LazyOverlays | null>(null)

export function LazyAnchoredMenu(props: AnchoredMenuProps) {
  const overlays = use(LazyOverlaysContext)
  return overlays && <overlays.AnchoredMenu {...props} />
}

/** Loads the code of dialogs when a form has changes: the question before leaving must also open without a network. */
export const useDialogPreload = (isNeeded: boolean): void => {
  const overlays = use(LazyOverlaysContext)
  useEffect(() => {
    if (isNeeded) overlays?.preloadDialog()
  }, [isNeeded, overlays])
}

export function LazyDialog(props: DialogProps) {
  const overlays = use(LazyOverlaysContext)
  return overlays && <overlays.Dialog {...props} />
}

export function LazyDrawer(props: DrawerProps) {
  const overlays = use(LazyOverlaysContext)
  return overlays && <overlays.Drawer {...props} />
}

export function LazyPopover(props: PopoverProps) {
  const overlays = use(LazyOverlaysContext)
  return overlays && <overlays.Popover {...props} />
}

export function LazyTypedConfirmDialog(props: TypedConfirmDialogProps) {
  const overlays = use(LazyOverlaysContext)
  return overlays && <overlays.TypedConfirmDialog {...props} />
}
