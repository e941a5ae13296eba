import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/controls/IconButton.module.css'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name: an icon alone says nothing to a screen reader. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium'
  /** A small dot in the corner, as on the bell; say in `label` what it means. */
  dot?: boolean
}

/** A square button of one icon. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  dot = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classes(css.button, css[size], dot && css.dot, className)}
    >
      {icon}
    </button>
  )
}
