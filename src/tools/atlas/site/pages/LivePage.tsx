import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { describeTransition } from '#tools/atlas/picture/outline.ts'
import { toHeading } from '#tools/atlas/picture/words.ts'
import { highlightActive } from '#tools/atlas/site/picture/highlights.ts'
import {
  type LiveActor,
  type liveMachine,
  type LiveStep,
  type LayoutsByMachine,
  selectLive,
} from '#tools/atlas/site/charts/live.machine.ts'
import { PictureView } from '#tools/atlas/site/picture/PictureView.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Tag } from '#ui/layout/Tag.tsx'
import css from '#tools/atlas/site/pages/ChartPage.module.css'
import panel from '#tools/atlas/site/panels/Panel.module.css'

/** The charts of a console that runs in another tab: which run, how they stand, and each transition as it happens. */
export function LivePage({ actor }: { actor: ActorRefFrom<typeof liveMachine> }) {
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { actors, steps, chosen, watched, laid, pictures, hasFailed } = useMemo(
    () => selectLive({ context, value }),
    [context, value],
  )
  const emphasis = useMemo(() => watched && highlightActive(watched.active, watched.taken), [watched])
  return (
    <main className={css.page}>
      <div className={css.head}>
        <PageTitle note="The charts of the console in another tab of this browser.">Live</PageTitle>
      </div>
      {hasFailed && (
        <Notice tone="danger" title="The console cannot be followed">
          This browser has no channel between its tabs, or the pictures did not arrive. Load the page again.
        </Notice>
      )}
      {actors.length === 0 && !hasFailed ? (
        <EmptyState title="No console has said anything yet">
          Start one with &ldquo;npm start&rdquo; or &ldquo;npm run dev&rdquo;, and open any of its pages with{' '}
          <code>?inspect</code> behind the address, in this browser.
        </EmptyState>
      ) : (
        <div className={css.body}>
          {laid && watched ? (
            <PictureView laid={laid} name={toHeading(watched.name)} emphasis={emphasis ?? undefined} />
          ) : (
            <p>There is no picture of this chart.</p>
          )}
          <div className={panel.panel}>
            <section className={panel.card} aria-labelledby="live-actors">
              <h2 id="live-actors">Running charts</h2>
              <ul className={panel.choices}>
                {actors.map((one) => (
                  <Running
                    key={one.actor}
                    one={one}
                    isWatched={one.actor === watched?.actor}
                    onChoose={() => actor.send({ type: 'actor.chosen', actor: one.actor })}
                  />
                ))}
              </ul>
              {chosen !== null && (
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => actor.send({ type: 'actor.chosen', actor: null })}
                >
                  Follow whichever moves
                </Button>
              )}
            </section>
            <section className={panel.card} aria-labelledby="live-steps">
              <h2 id="live-steps">What happened, the newest first</h2>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a keyboard must be able to */}
              <ol className={panel.steps} aria-label="Transitions" tabIndex={0} reversed>
                {steps.map((step) => (
                  <li key={step.number}>
                    <strong>{toHeading(step.name)}</strong>: {sayStep(pictures, step)}
                  </li>
                ))}
              </ol>
            </section>
          </div>
        </div>
      )}
    </main>
  )
}

function Running({ one, isWatched, onChoose }: { one: LiveActor; isWatched: boolean; onChoose: () => void }) {
  return (
    <li>
      <button type="button" className={panel.step} aria-current={isWatched ? 'true' : undefined} onClick={onChoose}>
        <span className={panel.row}>
          <span className={panel.when}>{toHeading(one.name)}</span>
          {!one.isRunning && <Tag>has ended</Tag>}
        </span>
        <span className={panel.soft}>
          {one.active
            .filter((id, _, all) => id !== '(chart)' && !all.some((other) => other.startsWith(`${id}.`)))
            .join(', ')}
        </span>
      </button>
    </li>
  )
}

const sayStep = (pictures: LayoutsByMachine, { machine, taken }: LiveStep): string => {
  const chart = pictures.get(machine)?.chart
  const said = taken.map((id) => {
    const transition = chart?.transitions.find((one) => one.id === id)
    return chart && transition ? describeTransition(chart, transition) : id
  })
  return said.join(', then ')
}
