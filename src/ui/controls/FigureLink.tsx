import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { classes } from '#ui/classes.ts'
import css from '#ui/controls/FigureLink.module.css'

interface FigureLinkProps {
  /** Null: there is nothing to list, so the figure is no link. */
  href: string | null
  /** The accessible name: what the figure counts, and the figure as it is shown. */
  label: string
  /** The link also covers its container, which must have a position. */
  isStretched?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A figure that leads to the list of what it counts. */
export function FigureLink({ href, label, isStretched, className, children }: FigureLinkProps) {
  if (href === null) return children
  return (
    <Link
      href={href}
      className={classes('plain', css.link, isStretched && css.stretched, className)}
      aria-label={label}
    >
      {children}
    </Link>
  )
}
