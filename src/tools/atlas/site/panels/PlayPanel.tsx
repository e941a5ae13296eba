import type { ActorRefFrom } from 'xstate'
import { shallowEqual, useSelector } from '@xstate/react'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { formatContext } from '#tools/atlas/site/formatContext.ts'
import { CopyLink } from '#tools/atlas/site/panels/CopyLink.tsx'
import { type playMachine, selectPlay } from '#tools/atlas/site/charts/play.machine.ts'
import { type Input, inputName } from '#charts/paths/model/inputs.ts'
import { whenClause } from '#charts/paths/scripts/sentences.ts'
import type { TestModel } from '#charts/testModel.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Select } from '#ui/controls/Select.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

/** Plays a chart: a person chooses what happens next, and can step back. */
export function PlayPanel({ actor, testModel }: { actor: ActorRefFrom<typeof playMachine>; testModel: TestModel }) {
  const { run, position, unknownStep, configuration, starts, inputs } = useSelector(actor, selectPlay, isSamePlay)
  const choose = (input: Input) => actor.send({ type: 'input.chosen', input })
  const [first] = run
  const begin = (name: string) => {
    const start = starts.find((input) => inputName(input) === name)
    if (start) choose(start)
  }
  return (
    <div className={css.panel}>
      {unknownStep !== null && (
        <Notice tone="warning" title="The chart has changed since this link was created">
          &ldquo;{unknownStep}&rdquo; is not possible at this point any more. The steps before it are shown.
        </Notice>
      )}
      {starts.length > 1 && first && (
        <Select
          label="Start with"
          value={inputName(first.input)}
          options={starts.map((input) => ({ value: inputName(input), label: whenClause({ testModel }, input) }))}
          onValueChange={begin}
        />
      )}
      <section aria-labelledby="play-next" className={css.card}>
        <h2 id="play-next">What happens next?</h2>
        {inputs.length === 0 ? (
          <p>
            {configuration.snapshot?.status === 'done' ? 'The flow has ended.' : 'No event is possible in this state.'}
          </p>
        ) : (
          <>
            <Choices
              title="Events"
              testModel={testModel}
              inputs={inputs.filter(({ type }) => type === 'event')}
              onChoose={choose}
            />
            <Choices
              title="Results of calls"
              testModel={testModel}
              inputs={inputs.filter(({ type }) => type === 'outcome')}
              onChoose={choose}
            />
            <Choices
              title="Time"
              testModel={testModel}
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
            // oxlint-disable-next-line react/no-array-index-key -- the index identifies a step of a run
            <li key={`${index} ${inputName(input)}`}>
              <button
                type="button"
                className={css.step}
                aria-current={index === position - 1 ? 'step' : undefined}
                data-later={index >= position || undefined}
                onClick={() => actor.send({ type: 'step.chosen', position: index + 1 })}
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
            disabled={position <= 1}
            onClick={() => actor.send({ type: 'step.chosen', position: position - 1 })}
          >
            Step back
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={position >= run.length}
            onClick={() => actor.send({ type: 'step.chosen', position: position + 1 })}
          >
            Step forward
          </Button>
          <Button size="small" variant="secondary" onClick={() => actor.send({ type: 'run.restarted' })}>
            Start again
          </Button>
          <CopyLink
            route={chartRoute(testModel.id, {
              panel: 'play',
              run: run.slice(0, position).map(({ input }) => inputName(input)),
            })}
          >
            Copy link to this run
          </CopyLink>
        </div>
      </section>
      <section aria-labelledby="play-context" className={css.card}>
        <h2 id="play-context">Stored data</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it */}
        <pre className={css.context} tabIndex={0} aria-label="Context">
          {formatContext(configuration.snapshot?.context)}
        </pre>
      </section>
    </div>
  )
}

const isSamePlay = (one: ReturnType<typeof selectPlay>, other: ReturnType<typeof selectPlay>): boolean =>
  shallowEqual(
    { run: one.run, position: one.position, unknownStep: one.unknownStep },
    { run: other.run, position: other.position, unknownStep: other.unknownStep },
  )

function Choices({
  title,
  testModel,
  inputs,
  onChoose,
}: {
  title: string
  testModel: TestModel
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
              {whenClause({ testModel }, input)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
