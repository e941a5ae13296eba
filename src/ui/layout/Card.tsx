import { useId, useState, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/layout/Card.module.css'

export type CardProps = {
  /** With a title the card is a named region. */
  title?: ReactNode
  /** A short line under the title. */
  note?: ReactNode
  /** At the end of the header: a picker, a button. */
  actions?: ReactNode
  headingLevel?: 2 | 3
  /** Its figures are on their way. */
  busy?: boolean
  className?: string
  children?: ReactNode
}

/** A piece of cloth with a seam under its title. */
export function Card({ title, note, actions, headingLevel = 2, busy, className, children }: CardProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      className={classes(css.card, className)}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={busy || undefined}
    >
      {title && (
        <header className={css.header}>
          <div className={css.heading}>
            <Heading id={titleId} className={css.title} tabIndex={-1}>
              {title}
            </Heading>
            {note && <p className={css.note}>{note}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      <div className={css.body}>{children}</div>
    </section>
  )
}

/** Whether the page takes over from its frame, whose cards have come in already. */
const hasFrame = (): boolean => typeof document === 'object' && document.querySelector('.frame') !== null

/** As many columns as fit; the cards come in one after the other (§9), once. */
export function CardGrid({ children, className }: { children: ReactNode; className?: string }) {
  const [isThere] = useState(hasFrame)
  return <div className={classes(css.grid, !isThere && css.coming, className)}>{children}</div>
}
