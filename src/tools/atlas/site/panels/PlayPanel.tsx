import type { ActorRefFrom } from 'xstate'
import { shallowEqual, useSelector } from '@xstate/react'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { formatContext } from '#tools/atlas/site/formatContext.ts'
import { CopyLink } from '#tools/atlas/site/panels/CopyLink.tsx'
import { type playMachine, selectPlay } from '#tools/atlas/site/charts/play.machine.ts'
import { type Input, inputName } from '#tools/paths/model/inputs.ts'
import { whenClause } from '#tools/paths/scripts/sentences.ts'
import type { TestModel } from '#machines/testModel.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Select } from '#ui/controls/Select.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

/** Plays a chart: what can happen next is pressed, and what happened can be gone back over. */
export function PlayPanel({ actor, entry }: { actor: ActorRefFrom<typeof playMachine>; entry: TestModel }) {
  const { run, at, lost, situation, starts, inputs } = useSelector(actor, selectPlay, isSamePlay)
  const choose = (input: Input) => actor.send({ type: 'input.chosen', input })
  const [first] = run
  const begin = (name: string) => {
    const start = starts.find((input) => inputName(input) === name)
    if (start) choose(start)
  }
  return (
    <div className={css.panel}>
      {lost !== null && (
        <Notice tone="warning" title="The chart has changed since this link was made">
          There is no &ldquo;{lost}&rdquo; at this point any more. The run is shown as far as it goes.
        </Notice>
      )}
      {starts.length > 1 && first && (
        <Select
          label="It starts with"
          value={inputName(first.input)}
          options={starts.map((input) => ({ value: inputName(input), label: whenClause({ testModel: entry }, input) }))}
          onValueChange={begin}
        />
      )}
      <section aria-labelledby="play-next" className={css.card}>
        <h2 id="play-next">What happens next?</h2>
        {inputs.length === 0 ? (
          <p>
            {situation.snapshot?.status === 'done' ? 'The flow has ended.' : 'Nothing from outside can happen here.'}
          </p>
        ) : (
          <>
            <Choices
              title="Somebody does something"
              entry={entry}
              inputs={inputs.filter(({ type }) => type === 'event')}
              onChoose={choose}
            />
            <Choices
              title="A call is answered"
              entry={entry}
              inputs={inputs.filter(({ type }) => type === 'outcome')}
              onChoose={choose}
            />
            <Choices
              title="Time"
              entry={entry}
              inputs={inputs.filter(({ type }) => type === 'delay')}
              onChoose={choose}
            />
          </>
        )}
      </section>
      <section aria-labelledby="play-past" className={css.card}>
        <h2 id="play-past">What happened</h2>
        <ol className={css.steps}>
          {run.map(({ input, when, seen }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a step is known by its place in the run
            <li key={`${index} ${inputName(input)}`}>
              <button
                type="button"
                className={css.step}
                aria-current={index === at - 1 ? 'step' : undefined}
                data-later={index >= at || undefined}
                onClick={() => actor.send({ type: 'moment.chosen', at: index + 1 })}
              >
                <span className={css.when}>{index === 0 ? `Started with: ${when}` : when}</span>
                <span>{seen}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className={css.row}>
          <Button
            size="small"
            variant="secondary"
            disabled={at <= 1}
            onClick={() => actor.send({ type: 'moment.chosen', at: at - 1 })}
          >
            Step back
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={at >= run.length}
            onClick={() => actor.send({ type: 'moment.chosen', at: at + 1 })}
          >
            Step forward
          </Button>
          <Button size="small" variant="secondary" onClick={() => actor.send({ type: 'run.restarted' })}>
            Start anew
          </Button>
          <CopyLink
            place={chartRoute(entry.id, {
              panel: 'play',
              run: run.slice(0, at).map(({ input }) => inputName(input)),
            })}
          >
            Copy link to this run
          </CopyLink>
        </div>
      </section>
      <section aria-labelledby="play-context" className={css.card}>
        <h2 id="play-context">What the flow remembers</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a keyboard must be able to */}
        <pre className={css.context} tabIndex={0} aria-label="Context">
          {formatContext(situation.snapshot?.context)}
        </pre>
      </section>
    </div>
  )
}

const isSamePlay = (one: ReturnType<typeof selectPlay>, other: ReturnType<typeof selectPlay>): boolean =>
  shallowEqual({ run: one.run, at: one.at, lost: one.lost }, { run: other.run, at: other.at, lost: other.lost })

function Choices({
  title,
  entry,
  inputs,
  onChoose,
}: {
  title: string
  entry: TestModel
  inputs: readonly Input[]
  onChoose: (input: Input) => void
}) {
  if (inputs.length === 0) return null
  return (
    <div>
      <h3 className={css.small}>{title}</h3>
      <ul className={css.choices}>
        {inputs.map((input) => (
          <li key={inputName(input)}>
            <button type="button" className={css.choice} onClick={() => onChoose(input)}>
              {whenClause({ testModel: entry }, input)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
