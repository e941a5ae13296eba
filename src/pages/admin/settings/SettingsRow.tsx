import { type ReactNode, useId } from 'react'
import css from '#pages/admin/settings/SettingsPage.module.css'
import { classes } from '#ui/classes.ts'

interface SettingsRowProps {
  title: string
  note: string
  /** What the person can do. */
  children: ReactNode
}

/** A part of 'General Information' (§2). */
export function SettingsRow({ title, note, children }: SettingsRowProps) {
  const id = useId()
  return (
    <section className={classes('row wrap spread', css.row)} aria-labelledby={id}>
      <div className={classes('stack', css.text)}>
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        <p className="muted">{note}</p>
      </div>
      {children}
    </section>
  )
}
