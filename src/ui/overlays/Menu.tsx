import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/overlays/Menu.module.css'

export type MenuItem = {
  label: string
  icon?: ReactNode
  /** Cannot be undone: in the colour of danger, under a line. */
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
}

export type MenuProps = {
  /** The button that opens it, such as an `IconButton` with `MoreIcon`. */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/**
 * Actions on one thing, such as a row. Arrow keys, Home, End and first letters move in it. Heavy (39 KB): load it with
 * `lazy`, and let the bare trigger be the `Suspense` fallback, so that rows are there before it.
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

/** The look of every menu. */
export const menuClasses = { positioner: css.positioner, popup: css.popup }

/** What a menu offers. */
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
