import { Menu as Base } from '@base-ui/react/menu'
import { type ReactElement, type ReactNode, useId } from 'react'
import { CheckIcon } from '#ui/layout/Icon.tsx'
import { classes } from '#ui/classes.ts'
import css from '#ui/overlays/Menu.module.css'
import { ignoreSecondClick, isSecondPress } from '#ui/overlays/presses.ts'

type MenuAction = {
  label: string
  icon?: ReactNode
  /** For an action that cannot be undone: in red. */
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
}

/** An action that cannot be chosen, with the reason. The keyboard and screen readers still reach it. */
type UnavailableAction = Pick<MenuAction, 'label' | 'icon'> & { unavailable: string }

export type MenuItem = MenuAction | UnavailableAction

/** An item that opens a URL. `isOutside`: of another site, in a tab of its own. */
export type MenuLink = Pick<MenuAction, 'label' | 'icon'> & { href: string; isOutside?: boolean }

export type MenuEntry = MenuItem | MenuLink

/** A choice of one value. */
export type MenuChoice = {
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string; readonly icon: ReactNode }[]
  onChoose: (value: string) => void
}

export type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement
  items: readonly MenuEntry[]
  /** Text above the items. */
  header?: ReactNode
  /** Between the header and the items. */
  choice?: MenuChoice
  align?: 'start' | 'end'
}

/**
 * A menu of actions. Arrow keys, Home, End and first letters move the focus. The code is large (39 KB): use
 * `LazyMenu`.
 */
export function Menu({ trigger, items, header, choice, align = 'end' }: MenuProps) {
  return (
    <Base.Root onOpenChange={cancelSecondPress}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={css.popup} onClickCapture={ignoreSecondClick}>
            {header && <div className={css.header}>{header}</div>}
            {choice && <Choice {...choice} />}
            <MenuItems items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** The second press of a double click on the trigger does not close the menu. */
const cancelSecondPress = (open: boolean, { reason, cancel }: Base.Root.ChangeEventDetails): void => {
  if (!open && (reason === 'trigger-press' || reason === 'outside-press') && isSecondPress()) cancel()
}

/** The classes that all menus share. */
export const menuClasses = { positioner: css.positioner, popup: css.popup }

export function MenuItems({ items }: { items: readonly MenuEntry[] }) {
  return items.map((item) => {
    if ('href' in item)
      return (
        <Base.LinkItem
          key={item.label}
          className={css.item}
          closeOnClick
          href={item.href}
          {...(item.isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {item.icon}
          <span>{item.label}</span>
        </Base.LinkItem>
      )
    if ('unavailable' in item) return <UnavailableItem key={item.label} {...item} />
    return (
      <Base.Item
        key={item.label}
        className={classes(css.item, item.danger && css.danger)}
        disabled={item.disabled ?? false}
        onClick={item.onSelect}
      >
        {item.icon}
        <span>{item.label}</span>
      </Base.Item>
    )
  })
}

function UnavailableItem({ label, icon, unavailable }: UnavailableAction) {
  const id = useId()
  return (
    <Base.Item className={css.item} disabled aria-labelledby={`${id}label`} aria-describedby={`${id}reason`}>
      {icon}
      <span className={css.unavailable}>
        <span id={`${id}label`}>{label}</span>
        <span id={`${id}reason`} className={css.reason}>
          {unavailable}
        </span>
      </span>
    </Base.Item>
  )
}

function Choice({ label, value, options, onChoose }: MenuChoice) {
  return (
    <Base.RadioGroup className={css.choice} aria-label={label} value={value} onValueChange={onChoose}>
      {options.map((option) => (
        <Base.RadioItem key={option.value} className={css.item} value={option.value} closeOnClick={false}>
          {option.icon}
          <span>{option.label}</span>
          <Base.RadioItemIndicator className={css.chosen}>
            <CheckIcon size={16} />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
