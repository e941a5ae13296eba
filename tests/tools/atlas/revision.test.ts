import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chartsAt, UnreadableRevision } from '#tools/atlas/review/revision.ts'
import { hangTimeout } from '#tests/support/processorTime.ts'
import { createRepository } from '#tests/support/repository.ts'

const repository = createRepository()

/** A separate folder for temporary files: other tests check out revisions at the same time. */
const temporaryFolder = mkdtempSync(join(tmpdir(), 'revision-test-'))
const { git, commit } = repository

const lamp = `import { setup } from 'xstate'
const states = { off: { on: { pressed: 'on' } }, on: {} }
const machine = setup({}).createMachine({ id: 'lamp', initial: 'off', states })
const events = { pressed: { when: 'pressed', cases: [{ name: '', payload: {} }] } }
export const testModels = [
  { id: 'house/lamp', machine, inputs: [{ name: 'new', input: undefined }], events, calls: {}, keyOf: () => ({}) },
]
`

beforeAll(() => {
  vi.stubEnv('TMPDIR', temporaryFolder)
  commit('bare', {
    'package.json': '{ "type": "module", "imports": { "#machines/*": "./machines/*", "#tools/*": "./src/tools/*" } }',
  })
  commit('lit', {
    'machines/testModel.ts': "export const fails = { name: 'the call fails' }\n",
    'machines/testModels.ts': lamp,
    'src/tools/atlas/review/printCharts.ts': 'throw new Error("an old tool")',
  })
  commit('broken', { 'machines/testModels.ts': "throw new TypeError('no lamp')\nexport const testModels = []\n" })
})
afterAll(() => {
  vi.unstubAllEnvs()
  repository.remove()
  rmSync(temporaryFolder, { recursive: true })
})

describe('the charts of another revision', () => {
  test(
    'are read by the current tools, and no file is left',
    () => {
      expect(chartsAt(repository.folder, 'lit').map(({ drawn, transitions }) => [drawn.id, transitions])).toEqual([
        ['house/lamp', { 'off: pressed': ['→ on'] }],
      ])
      expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
      expect(git('status', '--porcelain')).toBe('')
      expect(readdirSync(temporaryFolder).filter((name) => name.startsWith('charts-since-'))).toEqual([])
    },
    hangTimeout,
  )

  test(
    'cannot be read without a list of test models',
    () => {
      expect(() => chartsAt(repository.folder, 'bare')).toThrow(
        new UnreadableRevision(
          'The revision "bare" has no machines/testModels.ts, so its charts cannot be compared. Name a newer revision.',
        ),
      )
      expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    },
    hangTimeout,
  )

  test(
    'cannot be read if they do not load, and no file is left',
    () => {
      expect(() => chartsAt(repository.folder, 'broken')).toThrow(
        new UnreadableRevision('The charts of the revision "broken" cannot be loaded: TypeError: no lamp'),
      )
      expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    },
    hangTimeout,
  )

  test.each(['lost', '--help', ''])(
    'cannot be read if %j is not a revision',
    (ref) => {
      expect(() => chartsAt(repository.folder, ref)).toThrow(
        new UnreadableRevision(`This repository has no revision "${ref}". Name a commit, a branch or a tag.`),
      )
    },
    hangTimeout,
  )
})
