import { Menu as Base } from '@base-ui/react/menu'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import type { Theme } from '#domain/app/theme.ts'
import { CheckIcon, MonitorIcon, MoonIcon, SunIcon } from '#ui/layout/Icon.tsx'
import { classes } from '#ui/classes.ts'
import css from '#ui/overlays/Menu.module.css'

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

/** An item that opens a URL: a page of the console, or another program. `isOutside`: of another site, in a new tab. */
type MenuLink = Pick<MenuAction, 'label' | 'icon'> & { href: string; isOutside?: boolean }

/** The choice of the theme. */
type ThemeChoice = { theme: Theme; onChoose: (theme: Theme) => void }

export type MenuEntry = MenuItem | MenuLink | ThemeChoice

interface MenuItemsProps {
  items: readonly MenuEntry[]
  /** Runs when a link is chosen. */
  onFollow: () => void
}

export function MenuItems({ items, onFollow }: MenuItemsProps) {
  return items.map((item, index) => {
    if ('theme' in item) return <Themes key="theme" {...item} />
    if ('href' in item)
      return (
        <Base.LinkItem
          key={item.label}
          className={classes('row plain', css.item)}
          href={item.href}
          closeOnClick
          onClick={onFollow}
          {...(item.href.startsWith('/') && { render: <Link href={item.href} /> })}
          {...(item.isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {item.icon}
          <span>{item.label}</span>
        </Base.LinkItem>
      )
    if ('unavailable' in item)
      return (
        <UnavailableItem key={item.label} isReasonShown={reasonOf(items[index + 1]) !== item.unavailable} {...item} />
      )
    return (
      <Base.Item
        key={item.label}
        className={classes('row plain', css.item, item.danger && css.danger)}
        disabled={item.disabled ?? false}
        onClick={item.onSelect}
      >
        {item.icon}
        <span>{item.label}</span>
      </Base.Item>
    )
  })
}

const reasonOf = (item: MenuEntry | undefined): string | null =>
  item && 'unavailable' in item ? item.unavailable : null

/** @param isReasonShown false if the next item shows the same reason; screen readers read it with each item */
function UnavailableItem({ label, icon, unavailable, isReasonShown }: UnavailableAction & { isReasonShown: boolean }) {
  const id = useId()
  return (
    <Base.Item
      className={classes('row plain', css.item)}
      disabled
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}reason`}
    >
      {icon}
      <span className={css.unavailable}>
        <span id={`${id}label`}>{label}</span>
        <span id={`${id}reason`} className={isReasonShown ? css.reason : 'visually-hidden'}>
          {unavailable}
        </span>
      </span>
    </Base.Item>
  )
}

const themes = [
  { theme: 'system', label: 'System theme', icon: <MonitorIcon /> },
  { theme: 'light', label: 'Light theme', icon: <SunIcon /> },
  { theme: 'dark', label: 'Dark theme', icon: <MoonIcon /> },
] as const

function Themes({ theme: chosen, onChoose }: ThemeChoice) {
  return (
    <Base.RadioGroup className={css.themes} aria-label="Theme" value={chosen} onValueChange={onChoose}>
      {themes.map(({ theme, label, icon }) => (
        <Base.RadioItem key={theme} className={classes('row plain', css.item)} value={theme} closeOnClick={false}>
          {icon}
          <span>{label}</span>
          <Base.RadioItemIndicator className={css.chosen}>
            <CheckIcon size={16} />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
