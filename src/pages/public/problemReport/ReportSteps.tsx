import type { ReportStep } from '#domain/problemReport/problemReport.ts'
import css from '#pages/public/problemReport/ProblemReportDialog.module.css'
import { classes } from '#ui/classes.ts'

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const sentenceOf = ({ when, seen }: ReportStep): string =>
  [when, ...seen].map((clause) => `${capitalized(clause)}.`).join(' ')

/** The steps of a report, the newest first. */
export function ReportSteps({ steps }: { steps: readonly ReportStep[] }) {
  return (
    <details>
      <summary className={classes('medium', css.summary)}>{`What the report holds (${steps.length} steps)`}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <div className={css.box} role="group" tabIndex={0} aria-label="Steps, the newest first">
        <ol className={css.steps} reversed>
          {steps.toReversed().map((step, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes
            <li key={index}>
              <span
                className={classes('muted digits', css.time)}
              >{`${(step.at / 1_000).toFixed(1)} s · ${step.chart}`}</span>
              <span>{sentenceOf(step)}</span>
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}
