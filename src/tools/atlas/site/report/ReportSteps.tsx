import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { OpenReport, reportMachine } from '#tools/atlas/site/charts/report.machine.ts'
import { type ReplayedStep, secondsText } from '#charts/replay/replayReport.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

interface ReportStepsProps {
  actor: ActorRefFrom<typeof reportMachine>
  open: OpenReport
  stepIndex: number
}

/** The steps of a report: buttons to go forward and back, and a list. */
export function ReportSteps({ actor, open, stepIndex }: ReportStepsProps) {
  const { steps } = open.replayed
  const show = (index: number) => actor.send({ type: 'step.chosen', index })
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => showInList(list.current, stepIndex), [stepIndex])
  const step = steps[stepIndex]
  if (!step) return <p>The report has no steps.</p>
  return (
    <section className={css.card} aria-labelledby="report-step">
      <h2 id="report-step">
        Step {stepIndex + 1} of {steps.length}
      </h2>
      <div className={css.row}>
        <Button size="small" variant="secondary" disabled={stepIndex === 0} onClick={() => show(stepIndex - 1)}>
          Back
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={stepIndex === steps.length - 1}
          onClick={() => show(stepIndex + 1)}
        >
          Next
        </Button>
      </div>
      <div aria-live="polite">
        <Sentences step={step} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it */}
      <ol ref={list} className={css.steps} aria-label="Steps" tabIndex={0}>
        {steps.map((other, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the index identifies a step of a report
          <li key={index}>
            <button
              type="button"
              className={css.step}
              aria-current={index === stepIndex ? 'step' : undefined}
              onClick={() => show(index)}
            >
              <Sentences step={other} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Scrolls only the list: `scrollIntoView` would move the page away from the picture. */
const showInList = (list: HTMLOListElement | null, index: number): void => {
  const item = list?.children[index]
  if (!list || !item) return
  const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
}

function Sentences({ step: { at, chart, when, seen, difference } }: { step: ReplayedStep }) {
  return (
    <>
      <span className={css.row}>
        <span className={css.soft}>
          {secondsText(at)} {chart}
        </span>
        {difference !== null && <Tag tone="danger">differs</Tag>}
      </span>
      <span className={css.when}> When {when}.</span>
      {seen.length > 0 && <span> Then {seen.join(', ')}.</span>}
      {difference !== null && <span> {difference}</span>}
    </>
  )
}
