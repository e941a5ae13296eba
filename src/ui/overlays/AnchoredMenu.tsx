import { Menu as Base } from '@base-ui/react/menu'
import { MenuItems, type MenuItem, menuClasses } from '#ui/overlays/Menu.tsx'

export type AnchoredMenuProps = {
  /** The button that it belongs to; it gets the focus back. */
  anchor: HTMLElement
  items: readonly MenuItem[]
  onDismiss: () => void
}

/** The open menu of one of many buttons, as of a row: a list needs one menu, not one for each row. Heavy: load it with `lazy`. */
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
