import type { ReactNode } from 'react'
import type { CopyTarget } from '#machines/ambassador/copy.machine.ts'
import { CopyButton } from '#pages/admin/lists/details/CopyButton.tsx'
import css from '#pages/admin/lists/details/DetailList.module.css'
import { classes } from '#ui/classes.ts'

/** A label with its value, and the text of its copy button. */
export type Detail = readonly [label: string, value: ReactNode, copy?: { target: CopyTarget; text: string }]

interface DetailListProps {
  title: string
  facts: readonly Detail[]
  /** A press on the title shows the facts. */
  isFolded?: boolean
}

/** Labels with values. A missing value is shown as a dash. */
export function DetailList({ title, facts, isFolded = false }: DetailListProps) {
  const list = (
    <dl className={css.list}>
      {facts.map(([label, value, copy]) => (
        <div key={label} className={css.fact}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null ? '–' : value}</dd>
          {copy && copy.text !== '' && (
            <dd className={css.copy}>
              <CopyButton target={copy.target} label={`Copy ${label.toLowerCase()}`} textOf={() => copy.text} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
  if (isFolded)
    return (
      <details className={css.facts}>
        <summary className={classes('note medium', css.title)}>{title}</summary>
        {list}
      </details>
    )
  return (
    <section className={css.facts} aria-label={title}>
      <h3 className={classes('note medium', css.title)}>{title}</h3>
      {list}
    </section>
  )
}
