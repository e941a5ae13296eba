import type { ActorRefFrom } from 'xstate'
import { useSelector } from '@xstate/react'
import { type Input, inputName } from '#charts/paths/model/inputs.ts'
import { whenClause } from '#charts/paths/scripts/clauses.ts'
import type { TestModel } from '#charts/testModel.ts'
import { type playMachine, selectPlay } from '#tools/atlas/site/charts/play.machine.ts'
import { CopyLink } from '#tools/atlas/site/links.tsx'
import { Steps } from '#tools/atlas/site/panels/Steps.tsx'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Select } from '#ui/controls/Select.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

const kinds = [
  { type: 'event', title: 'Events' },
  { type: 'outcome', title: 'Results of calls' },
  { type: 'delay', title: 'Time' },
] as const satisfies readonly { type: Input['type']; title: string }[]

/** Plays a chart: a person chooses what happens next, and can step back. */
export function PlayPanel({ actor, testModel }: { actor: ActorRefFrom<typeof playMachine>; testModel: TestModel }) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { run, position, unknownStep, configuration, starts, inputs } = selectPlay({ context })
  const [first] = run
  const textOf = (input: Input) => whenClause(testModel, input)
  const choose = (name: string) => {
    const input = [...starts, ...inputs].find((candidate) => inputName(candidate) === name)
    if (input) actor.send({ type: 'input.chosen', input })
  }
  const show = (step: number) => actor.send({ type: 'step.chosen', position: step })
  const link = chartRoute(testModel.id, {
    panel: 'play',
    run: run.slice(0, position).map(({ input }) => inputName(input)),
  })
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
          options={starts.map((input) => ({ value: inputName(input), label: textOf(input) }))}
          onValueChange={choose}
        />
      )}
      <Card title="What happens next?">
        {inputs.length === 0 && (
          <p>
            {configuration.snapshot?.status === 'done' ? 'The flow has ended.' : 'No event is possible in this state.'}
          </p>
        )}
        {kinds
          .map((kind) => ({ ...kind, possible: inputs.filter(({ type }) => type === kind.type) }))
          .filter(({ possible }) => possible.length > 0)
          .map(({ title, possible }) => (
            <div key={title}>
              <h3 className={css.soft}>{title}</h3>
              <ul className={css.choices}>
                {possible.map((input) => (
                  <li key={inputName(input)}>
                    <button type="button" className={css.step} onClick={() => choose(inputName(input))}>
                      {textOf(input)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </Card>
      <Card title="What happened">
        <Steps
          label="Steps"
          current={position - 1}
          onChoose={(index) => show(index + 1)}
          undoneFrom={position}
          steps={run.map(({ when, seen }, index) => (
            <>
              <strong>{index === 0 ? `Started with: ${when}` : when}</strong>
              <span>{seen}</span>
            </>
          ))}
        />
        <div className={css.row}>
          <Button size="small" variant="secondary" disabled={position <= 1} onClick={() => show(position - 1)}>
            Step back
          </Button>
          <Button size="small" variant="secondary" disabled={position >= run.length} onClick={() => show(position + 1)}>
            Step forward
          </Button>
          <Button size="small" variant="secondary" onClick={() => actor.send({ type: 'run.restarted' })}>
            Start again
          </Button>
          <CopyLink route={link}>Copy link to this run</CopyLink>
        </div>
      </Card>
      <details>
        <summary>Stored data, for developers</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it */}
        <pre className={css.context} tabIndex={0} aria-label="Context">
          {formatContext(configuration.snapshot?.context)}
        </pre>
      </details>
    </div>
  )
}

/** The context of a chart as JSON. Errors become their message; `undefined` and actors become a note in brackets. */
const formatContext = (context: unknown): string =>
  JSON.stringify(
    context ?? null,
    (_, value: unknown) => {
      if (value instanceof Error) return `${value.name}: ${value.message}`
      if (value === undefined) return '(nothing)'
      return typeof value === 'object' && value !== null && 'sessionId' in value ? '(a running chart)' : value
    },
    2,
  )
