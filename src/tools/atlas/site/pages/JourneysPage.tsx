import { origin } from '#machines/manualTest.ts'
import { capitalize } from '#charts/pictures/words.ts'
import type { JourneyData } from '#tools/atlas/journeyData.ts'
import panel from '#tools/atlas/site/panels/Panel.module.css'
import css from '#tools/atlas/site/pages/ChartPage.module.css'
import { Card } from '#ui/layout/Card.tsx'
import { PageTitle } from '#tools/atlas/site/panels/PageTitle.tsx'

/** The build of the atlas writes them here. */
declare const __JOURNEYS__: readonly JourneyData[]

/** The paths through several charts, each with the script for a tester. */
export function JourneysPage() {
  return (
    <main className={css.page}>
      <PageTitle note="Paths through several charts.">Journeys</PageTitle>
      {__JOURNEYS__.map((journey) => (
        <Journey key={journey.id} {...journey} />
      ))}
    </main>
  )
}

function Journey({ title, given, steps: [start, ...steps] }: JourneyData) {
  return (
    <Card title={title}>
      <div className={css.script}>
        <div>{start && <Step {...start} when={given} />}</div>
        <ol>
          {steps.map((step) => (
            <li key={`${step.when} ${step.seen}`}>
              <Step {...step} />
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

function Step({ when, how, seen }: JourneyData['steps'][number]) {
  return (
    <>
      <p>{capitalize(when)}.</p>
      <p>{capitalize(seen)}.</p>
      {how.length > 0 && (
        <details className={panel.soft}>
          <summary>How to try it</summary>
          {how.map((sentence) => (
            <p key={sentence}>{sentence.replaceAll(origin, location.origin)}</p>
          ))}
        </details>
      )}
    </>
  )
}
