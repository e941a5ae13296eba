import { type ReactNode, useId } from 'react'
import css from '#pages/admin/settings/SettingsPage.module.css'

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
    <section className={css.row} aria-labelledby={id}>
      <div className={css.text}>
        <h3 id={id} className={css.heading} tabIndex={-1}>
          {title}
        </h3>
        <p className={css.note}>{note}</p>
      </div>
      {children}
    </section>
  )
}
