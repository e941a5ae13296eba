import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { CloseIcon } from '#ui/layout/Icon.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { classes } from '#ui/classes.ts'
import css from '#ui/overlays/Dialog.module.css'
import { LayerContext, useLayer } from '#ui/overlays/layers.ts'
import { ignoreSecondClick } from '#ui/overlays/presses.ts'

export type DialogProps = {
  open: boolean
  /** Runs on Escape, the close button or a press outside. */
  onDismiss?: () => void
  title: ReactNode
  /** Screen readers read it with the title. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons. Cancel is first. */
  actions?: ReactNode
  /** Role `alertdialog`. A press outside does not close it. */
  alert?: boolean
  /** As wide as a table needs. */
  wide?: boolean
  /** Only its buttons close it: Escape does nothing, and there is no close button. */
  persistent?: boolean
  /** The element that gets the focus first. The default is the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  /** The element that gets the focus when it closes. The default is the element that opened it. */
  finalFocus?: () => HTMLElement | true
}

/** A dialog, on a phone a sheet at the bottom. The code is large: use `LazyDialog`. */
export function Dialog({
  open,
  onDismiss,
  title,
  description,
  children,
  actions,
  alert = false,
  wide = false,
  persistent = false,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const { layer, onOpenChange } = useLayer(open, onDismiss)
  return (
    <Base.Root open={open} disablePointerDismissal={alert} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className={css.viewport}>
          <Base.Popup
            className={classes('raised column', css.popup, wide && css.wide)}
            onClickCapture={ignoreSecondClick}
            data-over="center"
            role={alert ? 'alertdialog' : 'dialog'}
            {...(initialFocus && { initialFocus })}
            {...(finalFocus && { finalFocus })}
          >
            <Base.Title className={classes('heading', css.title)}>{title}</Base.Title>
            <div className={classes('blocks', css.body)}>
              {description && <Base.Description className="muted">{description}</Base.Description>}
              {children}
            </div>
            {actions && (
              <footer className={classes('wrap', css.actions)}>
                <LayerContext value={layer}>{actions}</LayerContext>
              </footer>
            )}
            {/* Last in the Tab order, so that the focus starts in the form or on the Cancel button. */}
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
