import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/overlays/Menu.module.css'

export type MenuItem = {
  label: string
  icon?: ReactNode
  /** For an action that cannot be undone: in red, below a line. */
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
}

export type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/**
 * A menu of actions. Arrow keys, Home, End and first letters move the focus. The code is large (39 KB): use
 * `LazyMenu`.
 */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={css.popup}>
            <MenuItems items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** The classes that all menus share. */
export const menuClasses = { positioner: css.positioner, popup: css.popup }

/** The items of a menu. */
export function MenuItems({ items }: { items: readonly MenuItem[] }) {
  return items.map((item) => (
    <Base.Item
      key={item.label}
      className={classes(css.item, item.danger && css.danger)}
      disabled={item.disabled ?? false}
      onClick={item.onSelect}
    >
      {item.icon}
      {item.label}
    </Base.Item>
  ))
}
