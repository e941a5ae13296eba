import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chartSummariesAt, UnknownRevision, UnreadableRevision } from '#tools/paths/diff/revision.ts'
import { createRepository } from '#tests/support/repository.ts'

/** Milliseconds for one revision, on a machine that is busy with other things. */
const patience = 30_000

const repository = createRepository()

/** A folder for temporary files of its own: other tests work out revisions at the same time. */
const ownFolder = mkdtempSync(join(tmpdir(), 'revision-test-'))
const { git, commit } = repository

const lamp = `import { setup } from 'xstate'
const machine = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { pressed: 'on' } }, on: {} } })
export const testModels = [
  { id: 'house/lamp', machine, inputs: [{ name: 'new', input: undefined }], events: { pressed: { when: 'pressed', cases: [{ name: '', payload: {} }] } }, calls: {}, keyOf: () => ({}) },
]
`

beforeAll(() => {
  vi.stubEnv('TMPDIR', ownFolder)
  commit('bare', {
    'package.json': '{ "type": "module", "imports": { "#machines/*": "./machines/*", "#tools/*": "./src/tools/*" } }',
  })
  commit('lit', {
    'machines/testModels.ts': lamp,
    'src/tools/paths/diff/printChartSummaries.ts': 'throw new Error("an engine of old")',
  })
  commit('broken', { 'machines/testModels.ts': "throw new TypeError('no lamp')\nexport const testModels = []\n" })
})
afterAll(() => {
  vi.unstubAllEnvs()
  repository.remove()
  rmSync(ownFolder, { recursive: true })
})

describe('the charts of another revision', () => {
  test(
    'are worked out by the engine of today, and leave nothing behind',
    () => {
      expect(chartSummariesAt(repository.folder, 'lit')).toEqual([
        {
          chart: 'house/lamp',
          transitions: [{ id: 'off: pressed', targets: ['on'], guard: null }],
          scripts: [expect.stringMatching(/^lamp-[0-9a-f]{8}$/)],
        },
      ])
      expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
      expect(git('status', '--porcelain')).toBe('')
      expect(readdirSync(ownFolder).filter((name) => name.startsWith('paths-since-'))).toEqual([])
    },
    patience,
  )

  test(
    'are none where it has no catalogue',
    () => {
      expect(chartSummariesAt(repository.folder, 'bare')).toEqual([])
    },
    patience,
  )

  test(
    'cannot be read where they do not load, and leave nothing behind either',
    () => {
      expect(() => chartSummariesAt(repository.folder, 'broken')).toThrow(
        new UnreadableRevision('The charts of "broken" cannot be read: TypeError: no lamp'),
      )
      expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    },
    patience,
  )

  test.each(['lost', '--help', ''])(
    'are not looked for where %j is no revision',
    (ref) => {
      expect(() => chartSummariesAt(repository.folder, ref)).toThrow(
        new UnknownRevision(`There is no revision "${ref}" in this repository. Name a commit, a branch or a tag.`),
      )
    },
    patience,
  )
})
