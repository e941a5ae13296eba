import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { describeTransition } from '#charts/pictures/outline.ts'
import { toHeading } from '#charts/pictures/words.ts'
import type { ChartUpdate } from '#domain/app/inspection.ts'
import {
  type liveMachine,
  type PicturesByMachine,
  selectLive,
  transitionIdsOf,
} from '#tools/atlas/site/charts/live.machine.ts'
import { Steps } from '#tools/atlas/site/panels/Steps.tsx'
import { PictureView } from '#tools/atlas/site/picture/PictureView.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import css from '#tools/atlas/site/pages/ChartPage.module.css'
import panel from '#tools/atlas/site/panels/Panel.module.css'

/** The charts of a console in another tab: which ones run, their active states, and each transition. */
export function LivePage({ actor }: { actor: ActorRefFrom<typeof liveMachine> }) {
  const { actors, steps, chosen, shown, pictures, hasFailed } = useSelector(actor, selectLive, shallowEqual)
  const picture = pictures.get(shown?.machine ?? '')
  return (
    <main className={css.page}>
      <div className={css.head}>
        <PageTitle note="The charts of the console in another tab of this browser.">Live</PageTitle>
      </div>
      {hasFailed && (
        <Notice tone="danger" title="The console cannot be followed">
          The browser does not support BroadcastChannel, or the pictures did not load. Reload the page.
        </Notice>
      )}
      {actors.length === 0 && !hasFailed ? (
        <EmptyState title="No console is connected">
          Start one with &ldquo;npm start&rdquo; or &ldquo;npm run dev&rdquo;. Then open one of its pages in this
          browser and add <code>?inspect</code> to its URL.
        </EmptyState>
      ) : (
        <div className={css.body}>
          {picture && shown ? (
            <PictureView
              picture={picture}
              name={toHeading(shown.name)}
              marks={{ active: ['(chart)', ...shown.active], takenTransitions: transitionIdsOf(shown) }}
            />
          ) : (
            <p>There is no picture of this chart.</p>
          )}
          <div className={panel.panel}>
            <Card title="Running charts">
              <Steps
                label="Running charts"
                current={actors.findIndex((update) => update === shown)}
                onChoose={(index) => actor.send({ type: 'actor.chosen', actor: actors[index]?.actor ?? null })}
                steps={actors.map((update) => (
                  <RunningChart key={update.actor} {...update} />
                ))}
              />
              {chosen !== null && (
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => actor.send({ type: 'actor.chosen', actor: null })}
                >
                  Follow the latest change
                </Button>
              )}
            </Card>
            <Card title="Transitions, newest first">
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it */}
              <ol className={panel.steps} aria-label="Transitions" tabIndex={0} reversed>
                {steps.map((step, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the place counts from the oldest step
                  <li key={steps.length - index}>
                    <strong>{toHeading(step.name)}</strong>: {describeStep(pictures, step)}
                  </li>
                ))}
              </ol>
            </Card>
          </div>
        </div>
      )}
    </main>
  )
}

function RunningChart({ name, status, active }: ChartUpdate) {
  return (
    <>
      <span className={panel.row}>
        <strong>{toHeading(name)}</strong>
        {status !== 'active' && <Tag>ended</Tag>}
      </span>
      <span className={panel.soft}>
        {active.filter((id) => !active.some((other) => other.startsWith(`${id}.`))).join(', ')}
      </span>
    </>
  )
}

const describeStep = (pictures: PicturesByMachine, update: ChartUpdate): string => {
  const chart = pictures.get(update.machine)?.chart
  const texts = transitionIdsOf(update).map((id) => {
    const transition = chart?.transitions.find((candidate) => candidate.id === id)
    return chart && transition ? describeTransition(chart, transition) : id
  })
  return texts.join(', then ')
}
