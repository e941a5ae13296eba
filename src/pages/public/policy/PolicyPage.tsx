import { effectiveDate } from '#domain/legal/legal.ts'
import css from '#pages/public/policy/PolicyPage.module.css'
import type { PolicySection } from '#pages/public/policy/policyText.tsx'
import { classes } from '#ui/classes.ts'
import { formatDocumentDay } from '#ui/format.ts'

interface PolicyPageProps {
  title: string
  sections: readonly PolicySection[]
}

/** A policy with numbered sections, a table of contents and its effective date (§2). */
export function PolicyPage({ title, sections }: PolicyPageProps) {
  return (
    <article className={classes('sheet', css.page)}>
      <div className={css.top}>
        <h1 className="display">{title}</h1>
        <p className={classes('muted', css.date)}>
          Effective from <time dateTime={effectiveDate}>{formatDocumentDay(effectiveDate)}</time>
        </p>
      </div>
      <nav className={classes('screen-only', css.contents)} aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.text}>
        {sections.map(({ id, title: name, body }) => (
          <section key={id} className={css.section} id={id}>
            <h2>{name}</h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  )
}
