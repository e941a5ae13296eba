import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import {
  chartFilesOf,
  chartsFolder,
  chartsOfPictures,
  outdatedChartsMessage,
  layOutAll,
} from '#tools/atlas/chartFiles.ts'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { overlapsIn } from '#tools/atlas/picture/overlaps.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

/** Enough for all charts on a busy machine, in milliseconds. */
const timeout = 60_000

let charts: readonly ChartLayout[]
let files: ReadonlyMap<string, string>
beforeAll(async () => {
  charts = await layOutAll(chartsOfPictures())
  files = chartFilesOf(charts)
}, timeout)

const layoutOf = (id: string): ChartLayout => charts.find(({ chart }) => chart.id === id) as ChartLayout

interface Config {
  readonly states?: Readonly<Record<string, Config>>
  readonly [part: string]: unknown
}

/** All state configs of a machine. */
const stateConfigs = (machine: AnyStateMachine): Config[] => {
  const withInner = (config: Config): Config[] => [config, ...Object.values(config.states ?? {}).flatMap(withInner)]
  return withInner(machine.config as Config)
}

const branchCount = (transitions: unknown): number => (transitions === undefined ? 0 : [transitions].flat().length)
const totalBranchCount = (transitions: unknown): number =>
  Object.values((transitions ?? {}) as object).reduce<number>((sum, branches) => sum + branchCount(branches), 0)

/** The number of branches in the machine config: `on`, `after`, `always`, `onDone` and those of invokes. */
const transitionCount = (machine: AnyStateMachine): number =>
  stateConfigs(machine).reduce((sum, { on, after, always, onDone, invoke }) => {
    const invokes = [invoke ?? []].flat() as { onDone?: unknown; onError?: unknown; onSnapshot?: unknown }[]
    const ends = invokes.reduce(
      (count, config) =>
        count + branchCount(config.onDone) + branchCount(config.onError) + branchCount(config.onSnapshot),
      0,
    )
    return sum + totalBranchCount(on) + totalBranchCount(after) + branchCount(always) + branchCount(onDone) + ends
  }, 0)

const distinctCount = (text: string, pattern: RegExp): number =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name)).size

describe('the committed pictures and outlines', () => {
  test('match the current charts', () => {
    const committed = readdirSync(chartsFolder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
    const texts = new Map(
      committed.map(({ parentPath, name }) => [
        join(parentPath, name).slice(chartsFolder.length + 1),
        readFileSync(join(parentPath, name), 'utf8'),
      ]),
    )
    const stale = [...new Set([...files.keys(), ...texts.keys()])].filter((name) => files.get(name) !== texts.get(name))
    expect(stale.length === 0 ? [] : [outdatedChartsMessage, ...stale]).toEqual([])
  })
})

describe.each(allTestModels.map((testModel) => [testModel.id, testModel] as const))('%s', (id, testModel) => {
  test('has every state and every transition of the machine in its picture', () => {
    const svg = files.get(`${id}.svg`) ?? ''
    expect(distinctCount(svg, /data-state="([^"]*)"/g)).toBe(stateConfigs(testModel.machine).length)
    expect(distinctCount(svg, /data-transition="([^"]*)"/g)).toBe(transitionCount(testModel.machine))
  })

  test('has every state and every transition of the machine in its outline', () => {
    const lines = (files.get(`${id}.md`) ?? '').split('\n').filter((line) => /^ *- /.test(line))
    const states = lines.filter((line) => line.includes('(`'))
    const other = lines.filter(
      (line) => /^ *- (runs|when the flow starts|on entry|on exit): /.test(line) || line === '- **In every state**',
    )
    expect(states).toHaveLength(stateConfigs(testModel.machine).length - 1)
    expect(lines.length - states.length - other.length).toBe(transitionCount(testModel.machine))
  })

  test('has no overlaps in its picture', () => {
    expect(overlapsIn(layoutOf(id))).toEqual([])
  })
})

test('an overlap is reported', () => {
  const layout = layoutOf('auth/signIn')
  const [first, second] = [...layout.labels.keys()] as [string, string]
  const state = [...layout.states.keys()].at(-1) as string
  const onLabel = { ...layout, labels: new Map(layout.labels).set(first, layout.labels.get(second) as never) }
  expect(overlapsIn(onLabel)).toContain(`the labels of "${first}" and "${second}" overlap`)
  const onState = { ...layout, labels: new Map(layout.labels).set(first, layout.states.get(state) as never) }
  expect(overlapsIn(onState)).toContain(`the label of "${first}" overlaps the state ${state}`)
})
