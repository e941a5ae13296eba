import { Menu as Base } from '@base-ui/react/menu'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { useLayer } from '#ui/overlays/layers.ts'
import { type MenuEntry, MenuItems } from '#ui/overlays/Menu.tsx'
import css from '#ui/overlays/Menu.module.css'
import { ignoreSecondClick } from '#ui/overlays/presses.ts'

export type AnchoredMenuProps = {
  /** The button of the menu. It gets the focus when the menu closes, unless a link opens another page. */
  anchor: HTMLElement
  /** Text above the items. */
  header?: ReactNode
  items: readonly MenuEntry[]
  onDismiss: () => void
}

/** Passes the focus that comes from outside the menu on to its first item. */
const focusFirstItem = ({ target, currentTarget: menu, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (target === menu && !menu.contains(relatedTarget)) menu.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
}

/**
 * An open menu, for example of a row. Arrow keys, Home, End and first letters move the focus. A menu that was opened
 * with the keyboard starts at its first item. The code is large (39 KB): use `LazyAnchoredMenu`.
 */
export function AnchoredMenu({ anchor, header, items, onDismiss }: AnchoredMenuProps) {
  const [isByKeyboard] = useState(() => anchor.matches(':focus-visible'))
  const hasFollowed = useRef(false)
  const finalFocus = () => (hasFollowed.current ? (document.querySelector('h1') ?? anchor) : anchor)
  const { onOpenChange } = useLayer(true, onDismiss)
  return (
    <Base.Root open onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner className={css.positioner} anchor={anchor} align="end" sideOffset={4} collisionPadding={8}>
          <Base.Popup
            className={classes('raised', css.popup)}
            finalFocus={finalFocus}
            onClickCapture={ignoreSecondClick}
            {...(isByKeyboard && { onFocus: focusFirstItem })}
          >
            {header && <div className={css.header}>{header}</div>}
            <MenuItems items={items} onFollow={() => (hasFollowed.current = true)} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
