import { useMemo } from 'react'
import { withAncestors } from '#domain/problemReport/describeEvents.ts'
import { nameOfChart } from '#charts/pictures/outline.ts'
import type { OpenReport } from '#tools/atlas/site/charts/report.machine.ts'
import { PictureView } from '#tools/atlas/site/picture/PictureView.tsx'

/** The chart of a step, with its active states and the transitions that it took. */
export function ReportPicture({ open, stepIndex }: { open: OpenReport; stepIndex: number }) {
  const step = open.replayed.steps[stepIndex]
  const picture = step && open.charts.get(step.chart)?.picture
  const marks = useMemo(
    () =>
      step && {
        active: ['(chart)', ...step.states.flatMap(withAncestors)],
        takenTransitions: step.takenTransitions,
      },
    [step],
  )
  if (!step || !picture) return <p>There is no picture of {step?.chart ?? 'an empty report'}.</p>
  return <PictureView key={step.chart} picture={picture} name={nameOfChart(picture.chart)} marks={marks} />
}
