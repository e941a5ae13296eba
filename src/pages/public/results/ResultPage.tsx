import type { ReactNode } from 'react'
import css from '#pages/public/results/ResultPage.module.css'
import { classes } from '#ui/classes.ts'

interface ResultPageProps {
  picture: ReactNode
  title: string
  /** A sentence or two under the title. */
  children: ReactNode
  /** Links or buttons. */
  actions: ReactNode
}

/** A page with a drawing, one message and actions. */
export function ResultPage({ picture, title, children, actions }: ResultPageProps) {
  return (
    <div className={classes('middle', css.page)}>
      <div className={css.picture}>{picture}</div>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={classes('muted', css.text)}>{children}</div>
      <div className={classes('wrap', css.actions)}>{actions}</div>
    </div>
  )
}
