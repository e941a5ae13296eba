import { Menu as Base } from '@base-ui/react/menu'
import { MenuItems, type MenuItem, menuClasses } from '#ui/overlays/Menu.tsx'

export type AnchoredMenuProps = {
  /** The button of the menu. It gets the focus when the menu closes. */
  anchor: HTMLElement
  items: readonly MenuItem[]
  onDismiss: () => void
}

/** An open menu that many buttons share, for example one per row. The code is large: use `LazyAnchoredMenu`. */
export function AnchoredMenu({ anchor, items, onDismiss }: AnchoredMenuProps) {
  return (
    <Base.Root open onOpenChange={(next) => !next && onDismiss()}>
      <Base.Portal>
        <Base.Positioner
          className={menuClasses.positioner}
          anchor={anchor}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup className={menuClasses.popup} finalFocus={() => anchor}>
            <MenuItems items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
