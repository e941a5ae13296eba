import type { ReactNode, Ref } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/layout/PageTitle.module.css'

export type PageTitleProps = {
  children: ReactNode
  note?: ReactNode
  /** Larger, for pages that have only a message or a form. */
  display?: boolean
  /** For moving the focus to the heading. It has `tabIndex={-1}`. */
  ref?: Ref<HTMLHeadingElement>
}

/** The `<h1>` of a page. */
export function PageTitle({ children, note, display = false, ref }: PageTitleProps) {
  return (
    <div className={css.block}>
      <h1 ref={ref} tabIndex={-1} className={classes(css.title, display && css.display)}>
        {children}
      </h1>
      {note && <p className={css.note}>{note}</p>}
    </div>
  )
}
