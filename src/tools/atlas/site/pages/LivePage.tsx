import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { describeTransition } from '#charts/pictures/outline.ts'
import { toHeading } from '#charts/pictures/words.ts'
import {
  type LiveActor,
  type liveMachine,
  type LiveStep,
  type PicturesByMachine,
  selectLive,
} from '#tools/atlas/site/charts/live.machine.ts'
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
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { actors, steps, chosen, shown, picture, pictures, hasFailed } = useMemo(
    () => selectLive({ context, value }),
    [context, value],
  )
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
            <PictureView picture={picture} name={toHeading(shown.name)} marks={shown} />
          ) : (
            <p>There is no picture of this chart.</p>
          )}
          <div className={panel.panel}>
            <Card title="Running charts">
              <ul className={panel.choices}>
                {actors.map((liveActor) => (
                  <RunningChart
                    key={liveActor.actor}
                    liveActor={liveActor}
                    isShown={liveActor.actor === shown?.actor}
                    onChoose={() => actor.send({ type: 'actor.chosen', actor: liveActor.actor })}
                  />
                ))}
              </ul>
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
                {steps.map((step) => (
                  <li key={step.number}>
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

interface RunningChartProps {
  liveActor: LiveActor
  isShown: boolean
  onChoose: () => void
}

function RunningChart({ liveActor, isShown, onChoose }: RunningChartProps) {
  return (
    <li>
      <button type="button" className={panel.step} aria-current={isShown || undefined} onClick={onChoose}>
        <span className={panel.row}>
          <strong>{toHeading(liveActor.name)}</strong>
          {!liveActor.isRunning && <Tag>ended</Tag>}
        </span>
        <span className={panel.soft}>
          {liveActor.active
            .filter((id, _, all) => id !== '(chart)' && !all.some((other) => other.startsWith(`${id}.`)))
            .join(', ')}
        </span>
      </button>
    </li>
  )
}

const describeStep = (pictures: PicturesByMachine, { machine, takenTransitions }: LiveStep): string => {
  const chart = pictures.get(machine)?.chart
  const texts = takenTransitions.map((id) => {
    const transition = chart?.transitions.find((candidate) => candidate.id === id)
    return chart && transition ? describeTransition(chart, transition) : id
  })
  return texts.join(', then ')
}
