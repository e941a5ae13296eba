import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { CloseIcon } from '#ui/layout/Icon.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import css from '#ui/overlays/Drawer.module.css'
import { useLayer } from '#ui/overlays/layers.ts'
import { ignoreSecondClick } from '#ui/overlays/presses.ts'

export type DrawerProps = {
  open: boolean
  /** Runs on Escape, the close button or a press outside. */
  onDismiss: () => void
  title: ReactNode
  /** Buttons in the head, before the close button. */
  actions?: ReactNode
  /** `start` for navigation, `end` for the details of a row. */
  side?: 'start' | 'end'
  /** Looks like the sidebar and uses its tokens `--side-*`. */
  navigation?: boolean
  /** The element that gets the focus when it closes. The default is the element that opened it. */
  finalFocus?: () => HTMLElement | true
  children: ReactNode
}

/** A panel at the edge. It uses the same library as `Dialog` and shares its chunk. Use `LazyDrawer`. */
export function Drawer({
  open,
  onDismiss,
  title,
  actions,
  side = 'start',
  navigation = false,
  finalFocus,
  children,
}: DrawerProps) {
  const { isShown, canMoveFocus, onOpenChange } = useLayer(open, onDismiss, true)
  return (
    <Base.Root open={isShown} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={classes('scrim', css.backdrop)} />
        <Base.Popup
          finalFocus={() => canMoveFocus() && (finalFocus?.() ?? true)}
          onClickCapture={ignoreSecondClick}
          data-over={side === 'end' ? 'side' : 'start'}
          className={classes('column', css.panel, css[side], navigation && css.navigation)}
        >
          <header className={classes('row spread', css.header)}>
            <Base.Title className={'heading breaks'}>{title}</Base.Title>
            {actions}
            <Base.Close render={<IconButton label="Close" icon={<CloseIcon />} />} />
          </header>
          <div className={css.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
