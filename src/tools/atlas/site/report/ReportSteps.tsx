import type { ActorRefFrom } from 'xstate'
import { type ReplayedStep, secondsText } from '#charts/replay/replayReport.ts'
import type { reportMachine } from '#tools/atlas/site/charts/report.machine.ts'
import { Steps } from '#tools/atlas/site/panels/Steps.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

interface ReportStepsProps {
  actor: ActorRefFrom<typeof reportMachine>
  steps: readonly ReplayedStep[]
  stepIndex: number
}

/** The steps of a report: buttons to go forward and back, and a list. */
export function ReportSteps({ actor, steps, stepIndex }: ReportStepsProps) {
  const show = (index: number) => actor.send({ type: 'step.chosen', index })
  const step = steps[stepIndex]
  if (!step) return <p>The report has no steps.</p>
  const last = steps.length - 1
  return (
    <Card title={`Step ${stepIndex + 1} of ${steps.length}`}>
      <div className={css.row}>
        <Button size="small" variant="secondary" disabled={stepIndex === 0} onClick={() => show(stepIndex - 1)}>
          Back
        </Button>
        <Button size="small" variant="secondary" disabled={stepIndex === last} onClick={() => show(stepIndex + 1)}>
          Next
        </Button>
      </div>
      <div aria-live="polite">
        <Sentences {...step} />
      </div>
      <Steps
        label="Steps"
        current={stepIndex}
        onChoose={show}
        // oxlint-disable-next-line react/no-array-index-key -- the index identifies a step of a report
        steps={steps.map((other, index) => (
          <Sentences key={index} {...other} />
        ))}
      />
    </Card>
  )
}

function Sentences({ at, chart, when, seen, difference }: ReplayedStep) {
  return (
    <>
      <span className={css.row}>
        <span className={css.soft}>
          {secondsText(at)} {chart}
        </span>
        {difference !== null && <Tag tone="danger">differs</Tag>}
      </span>
      <strong> When {when}.</strong>
      {seen.length > 0 && <span> Then {seen.join(', ')}.</span>}
      {difference !== null && <span> {difference}</span>}
    </>
  )
}
