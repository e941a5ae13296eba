import { Menu as Base } from '@base-ui/react/menu'
import { type FocusEvent, useState } from 'react'
import { useLayer } from '#ui/overlays/layers.ts'
import { type MenuEntry, MenuItems, menuClasses } from '#ui/overlays/Menu.tsx'
import { ignoreSecondClick } from '#ui/overlays/presses.ts'

export type AnchoredMenuProps = {
  /** The button of the menu. It gets the focus when the menu closes. */
  anchor: HTMLElement
  items: readonly MenuEntry[]
  onDismiss: () => void
}

/** Passes the focus that comes from outside the menu on to its first item. */
const focusFirstItem = ({ target, currentTarget: menu, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (target === menu && !menu.contains(relatedTarget)) menu.querySelector<HTMLElement>('[role=menuitem]')?.focus()
}

/**
 * An open menu that many buttons share, for example one per row. A menu that was opened with the keyboard starts at its
 * first item. The code is large: use `LazyAnchoredMenu`.
 */
export function AnchoredMenu({ anchor, items, onDismiss }: AnchoredMenuProps) {
  const [isByKeyboard] = useState(() => anchor.matches(':focus-visible'))
  const { onOpenChange } = useLayer(true, onDismiss)
  return (
    <Base.Root open onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner
          className={menuClasses.positioner}
          anchor={anchor}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup
            className={menuClasses.popup}
            finalFocus={() => anchor}
            onClickCapture={ignoreSecondClick}
            {...(isByKeyboard && { onFocus: focusFirstItem })}
          >
            <MenuItems items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
