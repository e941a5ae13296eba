import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { CloseIcon } from '#ui/layout/Icon.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import css from '#ui/overlays/Dialog.module.css'

export type DialogProps = {
  open: boolean
  /** Escape, the close button or a press outside. */
  onDismiss?: () => void
  title: ReactNode
  /** One sentence that is read out with the title. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the cancelling one first. */
  actions?: ReactNode
  /** Asks for a decision: role `alertdialog`, and a press outside does not close it. */
  alert?: boolean
  /** Stays until its buttons end it: neither Escape nor a close button leads out. */
  persistent?: boolean
  /** Where the focus goes first; otherwise to the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Where the focus goes when it closes; to what opened it unless told. */
  finalFocus?: () => HTMLElement | true
}

/** A dialog over the page; a sheet from the bottom on a phone. Heavy: let its user load it lazily. */
export function Dialog({
  open,
  onDismiss,
  title,
  description,
  children,
  actions,
  alert = false,
  persistent = false,
  initialFocus,
  finalFocus,
}: DialogProps) {
  return (
    <Base.Root open={open} disablePointerDismissal={alert} onOpenChange={(next) => !next && onDismiss?.()}>
      <Base.Portal>
        <Base.Backdrop className={css.backdrop} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup
            className={css.popup}
            role={alert ? 'alertdialog' : 'dialog'}
            {...(initialFocus && { initialFocus })}
            {...(finalFocus && { finalFocus })}
          >
            <Base.Title className={css.title}>{title}</Base.Title>
            <div className={css.body}>
              {description && <Base.Description className={css.description}>{description}</Base.Description>}
              {children}
            </div>
            {actions && <footer className={css.actions}>{actions}</footer>}
            {/* Last in the order of the Tab key, so that the focus starts in the form or on the cancelling button. */}
            {!persistent && (
              <Base.Close
                className={css.close}
                render={<IconButton size="small" label="Close" icon={<CloseIcon />} />}
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
