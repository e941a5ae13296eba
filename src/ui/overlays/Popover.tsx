import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { CloseIcon } from '#ui/layout/Icon.tsx'
import { useLayer } from '#ui/overlays/layers.ts'
import css from '#ui/overlays/Popover.module.css'
import { ignoreSecondClick } from '#ui/overlays/presses.ts'

export type PopoverProps = {
  /** The button that opened it. It gets the focus when it closes. */
  anchor: HTMLElement
  title: string
  onDismiss: () => void
  children: ReactNode
  /** The buttons. */
  actions?: ReactNode
}

/** Choices below a button that apply at once; on a phone a sheet at the bottom. The code is large: use `LazyPopover`. */
export function Popover({ anchor, title, onDismiss, children, actions }: PopoverProps) {
  const { onOpenChange } = useLayer(true, onDismiss)
  return (
    <Base.Root open modal onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner
          className={css.positioner}
          anchor={anchor}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          collisionAvoidance={{ fallbackAxisSide: 'none' }}
        >
          <Base.Popup
            className={classes('raised', css.popup)}
            finalFocus={() => anchor}
            onClickCapture={ignoreSecondClick}
          >
            <Base.Title className={classes('heading', css.title)}>{title}</Base.Title>
            <div className={classes('blocks', css.body)}>
              {children}
              {actions && <div className={classes('row', css.actions)}>{actions}</div>}
            </div>
            {/* Last in the Tab order, so that the focus starts at the first choice. */}
            <Base.Close className={css.close} render={<IconButton size="small" label="Close" icon={<CloseIcon />} />} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
