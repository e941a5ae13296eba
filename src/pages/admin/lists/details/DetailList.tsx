import type { ReactNode } from 'react'
import css from '#pages/admin/lists/details/DetailList.module.css'

export type Detail = readonly [label: string, value: ReactNode]

/** Labels with values. A missing value is shown as a dash. */
export function DetailList({ title, facts }: { title: string; facts: readonly Detail[] }) {
  return (
    <section className={css.facts} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <dl className={css.list}>
        {facts.map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt>{label}</dt>
            <dd>{value === '' || value === null ? '–' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
