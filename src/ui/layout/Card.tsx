import { useId, useState, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/layout/Card.module.css'

export type CardProps = {
  /** A card with a title is a named region. */
  title?: ReactNode
  /** A short line under the title. */
  note?: ReactNode
  /** Controls at the end of the header. */
  actions?: ReactNode
  headingLevel?: 2 | 3
  /** Its content loads. */
  busy?: boolean
  className?: string
  children?: ReactNode
}

export function Card({ title, note, actions, headingLevel = 2, busy, className, children }: CardProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      className={classes('framed', css.card, className)}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={busy || undefined}
    >
      {title && (
        <header className={classes('row wrap spread', css.header)}>
          <div className={css.heading}>
            <Heading id={titleId} className="heading" tabIndex={-1}>
              {title}
            </Heading>
            {note && <p className={classes('note snug', css.note)}>{note}</p>}
          </div>
          {actions && <div className={classes('row', css.actions)}>{actions}</div>}
        </header>
      )}
      <div className={classes('fill', css.body)}>{children}</div>
    </section>
  )
}

/** Whether the page replaces a prerendered frame that was drawn. Its cards have been animated already. */
const hasFrame = (): boolean =>
  typeof document === 'object' && document.querySelector('.frame')?.checkVisibility() === true

/** Cards that enter one after the other (§9), once. The class says how many columns they have. */
export function CardGrid({ children, className }: { children: ReactNode; className?: string }) {
  const [isAnimated] = useState(() => !hasFrame())
  return <div className={classes('blocks', isAnimated && css.entering, className)}>{children}</div>
}
