import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsAt, UnknownRevision, UnreadableRevision } from '#tools/paths/revision.ts'

/** Milliseconds for one revision, on a machine that is busy with other things. */
const patience = 30_000

let repository: string

const git = (...words: string[]): string =>
  execFileSync('git', ['-C', repository, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false', ...words], { encoding: 'utf8' })

const commit = (tag: string, files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(repository, dirname(file)), { recursive: true })
    writeFileSync(join(repository, file), text)
  }
  git('add', '.')
  git('commit', '--quiet', '--message', tag)
  git('tag', tag)
}

const lamp = `import { setup } from 'xstate'
const machine = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { pressed: 'on' } }, on: {} } })
export const catalogue = [
  { id: 'house/lamp', sentence: '', machine, inputs: [{ name: 'new', input: undefined }], events: { pressed: [{ name: '', payload: {} }] }, outcomes: {}, keyOf: () => ({}) },
]
`

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'paths-repository-'))
  git('init', '--quiet')
  commit('bare', { 'package.json': '{ "type": "module", "imports": { "#machines/*": "./machines/*", "#tools/*": "./src/tools/*" } }' })
  commit('lit', { 'machines/catalogue.ts': lamp, 'src/tools/paths/printFacts.ts': 'throw new Error("an engine of old")' })
  commit('broken', { 'machines/catalogue.ts': "throw new TypeError('no lamp')\nexport const catalogue = []\n" })
})
afterAll(() => rmSync(repository, { recursive: true }))

describe('the charts of another revision', () => {
  test('are worked out by the engine of today, and leave nothing behind', () => {
    const foldersBefore = readdirSync(tmpdir()).filter((name) => name.startsWith('paths-since-'))
    expect(factsAt(repository, 'lit')).toEqual([
      { chart: 'house/lamp', transitions: [{ id: 'off: pressed', targets: ['on'], guard: null }], scripts: [expect.stringMatching(/^lamp-[0-9a-f]{8}$/)] },
    ])
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    expect(git('status', '--porcelain')).toBe('')
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('paths-since-') && !foldersBefore.includes(name))).toEqual([])
  }, patience)

  test('are none where it has no catalogue', () => {
    expect(factsAt(repository, 'bare')).toEqual([])
  }, patience)

  test('cannot be read where they do not load, and leave nothing behind either', () => {
    expect(() => factsAt(repository, 'broken')).toThrow(new UnreadableRevision('The charts of "broken" cannot be read: TypeError: no lamp'))
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
  }, patience)

  test.each(['lost', '--help', ''])('are not looked for where %j is no revision', (ref) => {
    expect(() => factsAt(repository, ref)).toThrow(new UnknownRevision(`There is no revision "${ref}" in this repository. Name a commit, a branch or a tag.`))
  }, patience)
})
