import { keyFigureSections, newTexts } from '#domain/dashboard/comparison.ts'
import css from '#pages/admin/dashboard/keyFigures/KeyFigures.module.css'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** In the place of the bars. */
export const BarsSkeleton = () => <Skeleton shape="block" className={css.plot ?? ''} />

/** The placeholder of the strip of key figures, with its height. */
export function KeyFiguresSkeleton() {
  return (
    <dl className={classes('framed', css.strip)} aria-hidden="true">
      {keyFigureSections.map((section) => (
        <div key={section} className={css.figure}>
          <dt className={classes('note cut', css.label)}>{newTexts[section]}</dt>
          <dd className={classes('figure', css.value)}>
            <Skeleton shape="figure" />
          </dd>
          <dd className={classes('wrap muted', css.change)} />
          <dd className={css.bars}>
            <BarsSkeleton />
          </dd>
        </div>
      ))}
    </dl>
  )
}
