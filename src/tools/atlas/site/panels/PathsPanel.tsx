import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { CopyLink } from '#tools/atlas/site/panels/CopyLink.tsx'
import type { pathPlayerMachine } from '#tools/atlas/site/charts/pathPlayer.machine.ts'
import { Select } from '#ui/controls/Select.tsx'
import css from '#tools/atlas/site/panels/Panel.module.css'

/** The test paths of the chart as scripts for a tester, and as steps on the picture. */
export function PathsPanel({ actor, chart }: { actor: ActorRefFrom<typeof pathPlayerMachine>; chart: string }) {
  const { paths, path, stepIndex } = useSelector(actor, ({ context }) => context)
  if (!path) return <p className={css.panel}>This chart has no path tests.</p>
  return (
    <div className={css.panel}>
      <Select
        label="Path test"
        value={path.id}
        options={paths.map(({ id, steps }, index) => ({
          value: id,
          label: `${index + 1} of ${paths.length}: ${id}, ${steps.length - 1} steps`,
        }))}
        onValueChange={(id) => actor.send({ type: 'path.chosen', id })}
      />
      <div className={css.row}>
        <CopyLink route={chartRoute(chart, { panel: 'paths', path: path.id })} />
      </div>
      <section className={css.card} aria-label="Script">
        <p>
          <strong>Given</strong> {path.given}.
        </p>
        <ol className={css.steps}>
          {path.steps.map(({ when, seen }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the index identifies a step of a path
            <li key={index}>
              <button
                type="button"
                className={css.step}
                aria-current={index === stepIndex ? 'step' : undefined}
                onClick={() => actor.send({ type: 'step.chosen', index })}
              >
                <span className={css.when}>
                  {index === 0 ? 'At the start' : `${index <= path.setupLength ? 'Setup: ' : ''}When ${when}`}
                </span>
                <span>Then {seen}.</span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
