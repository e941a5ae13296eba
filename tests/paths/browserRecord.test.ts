import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { themeMachine } from '#machines/app/theme.machine.ts'
import { partsOf } from '#tools/paths/model/parts.ts'
import { addRun, type PassedPath, type RunResults } from '#tests/paths/browser/browserRecord.ts'
import { readBuildId } from '#tests/paths/browser/buildId.ts'
import { checkPageObject, pathIdsOf } from '#tests/paths/browser/checkPageObject.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'
import { expectWithinProcessorTime, hangTimeout } from '#tests/support/processorTime.ts'

/** Milliseconds of processor time for all charts. */
const limit = 60_000

const allPaths = pageObjects.flatMap((pageObject) =>
  pathIdsOf(checkPageObject(pageObject)).map((path) => ({ chart: pageObject.testModel.id, path })),
)
const firstTransitionOfTheme = partsOf(themeMachine).transitions[0]?.id as string
const themePath = allPaths.find(({ chart }) => chart === 'app/theme')?.path as string

const passed = (paths: readonly { readonly chart: string; readonly path: string }[]): RunResults =>
  new Map(paths.map(({ chart, path }): [string, PassedPath] => [path, { chart, path, takenTransitions: [] }]))

const takes: RunResults = new Map([
  [themePath, { chart: 'app/theme', path: themePath, takenTransitions: [firstTransitionOfTheme] }],
])

describe('the result of browser runs', () => {
  test(
    'lists the test paths that have not passed yet',
    () =>
      expectWithinProcessorTime(limit, () => {
        const [first, ...rest] = allPaths
        const incomplete = addRun(null, 'build 1', passed(rest))
        expect(incomplete.missingPaths).toEqual({ [String(first?.chart)]: [first?.path] })
        expect(addRun(incomplete, 'build 1', passed(allPaths.slice(0, 1))).missingPaths).toEqual({})
      }),
    hangTimeout,
  )

  test(
    'drops a path that fails, the paths of another build and paths that no longer exist',
    () =>
      expectWithinProcessorTime(limit, () => {
        const complete = addRun(null, 'build 1', passed([...allPaths, { chart: 'app/theme', path: 'theme-removed' }]))
        expect(Object.keys(complete.passedPaths)).toEqual(allPaths.map(({ path }) => path))
        expect(addRun(complete, 'build 1', new Map([[themePath, null]])).missingPaths).toEqual({
          'app/theme': [themePath],
        })
        expect(Object.keys(addRun(complete, 'build 2', takes).passedPaths)).toEqual([themePath])
      }),
    hangTimeout,
  )

  test(
    'says of each transition whether a path took it, otherwise why the browser cannot',
    () =>
      expectWithinProcessorTime(limit, () => {
        const { charts } = addRun(null, 'build 1', takes)
        expect(charts['app/theme']?.[firstTransitionOfTheme]).toEqual({ isTaken: true })
        const failure = partsOf(dashboardMachine).transitions.find(({ id }) => id.endsWith('itemOverview fails'))
        expect(charts['dashboard/dashboard']?.[failure?.id as string]).toEqual({
          isTaken: false,
          reason: pageObjects.find(({ testModel }) => testModel.id === 'dashboard/dashboard')?.impossible?.[
            'outcome itemOverview: the call fails'
          ],
        })
      }),
    hangTimeout,
  )
})

test('a build with other files has another id', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-id-'))
  try {
    writeFileSync(join(folder, 'start-1.js'), '')
    const id = readBuildId(folder)
    expect(readBuildId(folder)).toBe(id)
    writeFileSync(join(folder, 'page-2.js'), '')
    expect(readBuildId(folder)).not.toBe(id)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
