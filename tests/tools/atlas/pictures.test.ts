import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { chartFilesOf, chartsFolder, outdatedChartsMessage, layOutAll } from '#tools/atlas/chartFiles.ts'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { overlapsIn } from '#tools/atlas/picture/overlaps.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

/** Milliseconds for all charts, on a machine that is busy with other things; alone it takes a few seconds. */
const patience = 60_000

let charts: readonly ChartLayout[]
let files: ReadonlyMap<string, string>
beforeAll(async () => {
  charts = await layOutAll(allTestModels.map(toDrawnChart))
  files = chartFilesOf(charts)
}, patience)

const laidOf = (id: string): ChartLayout => charts.find(({ chart }) => chart.id === id) as ChartLayout

interface Config {
  readonly states?: Readonly<Record<string, Config>>
  readonly [part: string]: unknown
}

/** Every state of a machine, counted in what its author wrote. */
const writtenStates = (machine: AnyStateMachine): Config[] => {
  const withInner = (config: Config): Config[] => [config, ...Object.values(config.states ?? {}).flatMap(withInner)]
  return withInner(machine.config as Config)
}

const branchesIn = (written: unknown): number => (written === undefined ? 0 : [written].flat().length)
const allBranchesIn = (written: unknown): number =>
  Object.values((written ?? {}) as object).reduce<number>((sum, branches) => sum + branchesIn(branches), 0)

/** How many transitions the author of a machine wrote: the branches of `on`, `after`, `always`, `onDone` and of its invokes. */
const writtenTransitions = (machine: AnyStateMachine): number =>
  writtenStates(machine).reduce((sum, { on, after, always, onDone, invoke }) => {
    const invokes = [invoke ?? []].flat() as { onDone?: unknown; onError?: unknown; onSnapshot?: unknown }[]
    const ends = invokes.reduce(
      (count, one) => count + branchesIn(one.onDone) + branchesIn(one.onError) + branchesIn(one.onSnapshot),
      0,
    )
    return sum + allBranchesIn(on) + allBranchesIn(after) + branchesIn(always) + branchesIn(onDone) + ends
  }, 0)

const distinct = (text: string, pattern: RegExp): number =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name)).size

describe('the committed pictures and outlines', () => {
  test('are those of the charts as they are now', () => {
    const kept = readdirSync(chartsFolder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    const texts = new Map(
      kept.map(({ parentPath, name }) => [
        join(parentPath, name).slice(chartsFolder.length + 1),
        readFileSync(join(parentPath, name), 'utf8'),
      ]),
    )
    const stale = [...new Set([...files.keys(), ...texts.keys()])].filter((name) => files.get(name) !== texts.get(name))
    expect(stale.length === 0 ? [] : [outdatedChartsMessage, ...stale]).toEqual([])
  })
})

describe.each(allTestModels.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  test('has every state and every transition of the machine in its picture', () => {
    const svg = files.get(`${id}.svg`) ?? ''
    expect(distinct(svg, /data-state="([^"]*)"/g)).toBe(writtenStates(entry.machine).length)
    expect(distinct(svg, /data-transition="([^"]*)"/g)).toBe(writtenTransitions(entry.machine))
  })

  test('has every state and every transition of the machine in its outline', () => {
    const lines = (files.get(`${id}.md`) ?? '').split('\n').filter((line) => /^ *- /.test(line))
    const states = lines.filter((line) => line.includes('(`'))
    const other = lines.filter(
      (line) => /^ *- (runs|on the way (in|out)): /.test(line) || line === '- **In every state**',
    )
    expect(states).toHaveLength(writtenStates(entry.machine).length - 1)
    expect(lines.length - states.length - other.length).toBe(writtenTransitions(entry.machine))
  })

  test('has nothing that lies over something else', () => {
    expect(overlapsIn(laidOf(id))).toEqual([])
  })
})

test('what lies over something else is named', () => {
  const laid = laidOf('auth/signIn')
  const [first, second] = [...laid.labels.keys()] as [string, string]
  const state = [...laid.states.keys()].at(-1) as string
  const onLabel = { ...laid, labels: new Map(laid.labels).set(first, laid.labels.get(second) as never) }
  expect(overlapsIn(onLabel)).toContain(`the words of "${first}" lie over those of "${second}"`)
  const onState = { ...laid, labels: new Map(laid.labels).set(first, laid.states.get(state) as never) }
  expect(overlapsIn(onState)).toContain(`the words of "${first}" lie over the state ${state}`)
})
