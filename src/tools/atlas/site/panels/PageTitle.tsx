import type { ReactNode, Ref } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#tools/atlas/site/panels/PageTitle.module.css'

export type PageTitleProps = {
  children: ReactNode
  note?: ReactNode
  /** For moving the focus to the heading. It has `tabIndex={-1}`. */
  ref?: Ref<HTMLHeadingElement>
}

/** The `<h1>` of a page. */
export function PageTitle({ children, note, ref }: PageTitleProps) {
  return (
    <div className="stack">
      <h1 ref={ref} tabIndex={-1} className={css.title}>
        {children}
      </h1>
      {note && <p className={classes('muted', css.note)}>{note}</p>}
    </div>
  )
}
