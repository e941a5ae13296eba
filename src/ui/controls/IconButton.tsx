import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/controls/IconButton.module.css'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name, also the tooltip. */
  label: string
  /** Without one: three dots, for a menu of further actions. */
  icon?: ReactNode
  size?: 'small' | 'medium'
  /** A small dot in the corner. `label` must say what it means. */
  dot?: boolean
}

/** A square button with an icon. */
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
      title={label}
      className={classes(css.button, css[size], dot && css.dot, !icon && 'dots', className)}
    >
      {icon}
    </button>
  )
}
