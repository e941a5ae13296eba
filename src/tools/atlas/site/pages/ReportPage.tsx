import { shallowEqual, useSelector } from '@xstate/react'
import type { DragEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import { nameOfChart } from '#charts/pictures/outline.ts'
import { type ReplayedStep, secondsText } from '#charts/replay/replayReport.ts'
import { withAncestors } from '#domain/problemReport/describeEvents.ts'
import { type OpenReport, type reportMachine, selectReport } from '#tools/atlas/site/charts/report.machine.ts'
import { PictureView } from '#tools/atlas/site/picture/PictureView.tsx'
import { Steps } from '#tools/atlas/site/panels/Steps.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { PageSpinner } from '#ui/feedback/Spinner.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import css from '#tools/atlas/site/pages/ChartPage.module.css'
import panel from '#tools/atlas/site/panels/Panel.module.css'

/** A problem report, step by step on the pictures of its charts. A file can be dropped anywhere on the page. */
export function ReportPage({ actor }: { actor: ActorRefFrom<typeof reportMachine> }) {
  const { fileName, isOpening, isRefused, hasFailed, open, stepIndex } = useSelector(actor, selectReport, shallowEqual)
  const choose = (file: File | undefined) => file && actor.send({ type: 'file.chosen', file })
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }
  return (
    // The file field does the same with a keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <main className={css.page} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <div className={css.head}>
        <PageTitle note="A problem report shows how a person got to a problem.">Report</PageTitle>
        <label className={css.file}>
          Choose a report, or drop it on this page
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
          />
        </label>
      </div>
      {isRefused && (
        <Notice tone="danger" announce title={`${fileName} is not a problem report of the console`}>
          Choose a file with a name like rewoven-report-2026-11-24.json.
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="danger" announce title={`${fileName} could not be opened`}>
          <p>Check that the server of the atlas runs.</p>
          <Button size="small" variant="secondary" onClick={() => actor.send({ type: 'retry.requested' })}>
            Try again
          </Button>
        </Notice>
      )}
      {isOpening && <PageSpinner />}
      {open && open.replayed.changedCharts.length > 0 && (
        <Notice tone="warning" announce title="The report is of another version of the console">
          These charts have changed since: {open.replayed.changedCharts.join(', ')}.
        </Notice>
      )}
      {open && (
        <div className={css.body}>
          <StepPicture open={open} stepIndex={stepIndex} />
          <div className={panel.panel}>
            {open.report.comment !== '' && <p>&ldquo;{open.report.comment}&rdquo;</p>}
            <p className={panel.soft}>
              Release {open.report.release}, {open.report.browser}
            </p>
            <ReportSteps
              steps={open.replayed.steps}
              stepIndex={stepIndex}
              onStep={(index) => actor.send({ type: 'step.chosen', index })}
            />
          </div>
        </div>
      )}
    </main>
  )
}

/** The chart of a step, with its active states and the transitions that it took. */
function StepPicture({ open, stepIndex }: { open: OpenReport; stepIndex: number }) {
  const step = open.replayed.steps[stepIndex]
  const picture = step && open.charts.get(step.chart)?.picture
  if (!step || !picture) return <p>There is no picture of {step?.chart ?? 'an empty report'}.</p>
  const active = ['(chart)', ...step.states.flatMap(withAncestors)]
  const marks = { active, takenTransitions: step.takenTransitions }
  return <PictureView key={step.chart} picture={picture} name={nameOfChart(picture.chart)} marks={marks} />
}

interface ReportStepsProps {
  steps: readonly ReplayedStep[]
  stepIndex: number
  onStep: (index: number) => void
}

/** The steps of a report: buttons to go forward and back, and a list. */
function ReportSteps({ steps, stepIndex, onStep }: ReportStepsProps) {
  const step = steps[stepIndex]
  if (!step) return <p>The report has no steps.</p>
  const last = steps.length - 1
  return (
    <Card title={`Step ${stepIndex + 1} of ${steps.length}`}>
      <div className={panel.row}>
        <Button size="small" variant="secondary" disabled={stepIndex === 0} onClick={() => onStep(stepIndex - 1)}>
          Back
        </Button>
        <Button size="small" variant="secondary" disabled={stepIndex === last} onClick={() => onStep(stepIndex + 1)}>
          Next
        </Button>
      </div>
      <div aria-live="polite">
        <Sentences {...step} />
      </div>
      <Steps
        label="Steps"
        current={stepIndex}
        onChoose={onStep}
        // oxlint-disable-next-line react/no-array-index-key -- the index identifies a step of a report
        steps={steps.map((other, index) => (
          <Sentences key={index} {...other} />
        ))}
      />
    </Card>
  )
}

function Sentences({ at, chart, when, seen, difference, isMissing }: ReplayedStep) {
  return (
    <>
      <span className={panel.row}>
        <span className={panel.soft}>
          {secondsText(at)} {chart}
        </span>
        {difference !== null && <Tag tone="danger">differs</Tag>}
      </span>
      <strong> When {when}.</strong>
      {seen.length > 0 && <span> Then {seen.join(', ')}.</span>}
      {difference !== null && <span> {difference}</span>}
      {isMissing && <span> The test model has no case for this.</span>}
    </>
  )
}
