import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { diffCharts } from '#tools/atlas/review/chartDiff.ts'
import { drawnChartsAt, createReviewFiles } from '#tools/atlas/review/createReview.ts'
import { UnknownRevision } from '#tools/paths/diff/revision.ts'
import { createRepository } from '#tests/support/repository.ts'
import { door } from '#tests/tools/paths/charts/door.ts'

/** Milliseconds for one revision, on a machine that is busy with other things. */
const patience = 60_000

const now = toDrawnChart(door)
const saidOf = (before: readonly DrawnChart[], after: readonly DrawnChart[]) =>
  diffCharts(before, after).flatMap(({ chart, kind, lines }) => [
    `${chart} ${kind}`,
    ...lines.map((line) => `${line.kind}: ${line.text}`),
  ])

describe('what differs between two revisions of a chart', () => {
  test('is nothing where nothing but the order of states is another', () => {
    expect(saidOf([{ ...now, states: [now.states[0] as never, ...now.states.slice(1).toReversed()] }], [now])).toEqual(
      [],
    )
  })

  test('is a state that is new, with the way to it', () => {
    const before = {
      ...now,
      states: now.states.filter(({ id }) => id !== 'locked'),
      transitions: now.transitions.filter(({ id, source }) => source !== 'locked' && id !== 'closed: key.turned'),
    }
    expect(saidOf([before], [now])).toEqual([
      'house/door changed',
      expect.stringMatching(/^added: State Locked: /),
      expect.stringMatching(/^added: Closed: .* → Locked/),
      expect.stringMatching(/^added: Locked: .* → Closed/),
    ])
    expect(
      saidOf([now], [before])
        .slice(1)
        .every((line) => line.startsWith('removed: ')),
    ).toBe(true)
  })

  test('is another target, another action or another sentence, with what was', () => {
    const [first, ...others] = now.transitions as [DrawnChart['transitions'][number]]
    const before = {
      ...now,
      states: now.states.map((state) => (state.id === 'open' ? { ...state, description: 'Wide open.' } : state)),
      transitions: [{ ...first, targets: ['locked'], actions: ['squeak'] }, ...others],
    }
    const [, state, transition] = saidOf([before], [now])
    expect(state).toMatch(/^changed: State Open: its sentence was "Wide open\." and is /)
    expect(transition).toMatch(/^changed: Closed: .* → Open.* \(was: Closed: .* → Locked; squeak\)$/)
    const [difference] = diffCharts([before], [now])
    expect(difference?.marksBefore.transitions?.get(first.id)).toEqual({ className: 'changed', sign: '~' })
    expect(difference?.marksAfter.states?.get('open')).toEqual({ className: 'changed', sign: '~' })
  })

  test('is the whole flow where it is new or gone', () => {
    expect(saidOf([], [now])).toEqual(['house/door new', `added: The whole flow: ${now.sentence}`])
    expect(saidOf([now], [])).toEqual(['house/door gone', `removed: The whole flow: ${now.sentence}`])
  })
})

const repository = createRepository()
const { git, commit } = repository

const lamp = (states: string) => `import { setup } from 'xstate'
const machine = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { ${states} } })
export const testModels = [
  { id: 'house/lamp', machine, inputs: [{ name: 'new', input: undefined }], events: { pressed: { when: 'pressed', cases: [{ name: '', payload: {} }] } }, calls: {}, keyOf: () => ({}) },
]
`

beforeAll(() => {
  commit('dark', {
    'package.json': '{ "type": "module", "imports": { "#machines/*": "./machines/*", "#tools/*": "./src/tools/*" } }',
    'machines/effectTexts.ts': 'export const emittedWords = {}\n',
    'machines/testModels.ts': lamp("off: { on: { pressed: 'on' } }, on: {}"),
  })
  commit('bright', {
    'machines/testModels.ts': lamp("off: { on: { pressed: 'on' } }, on: { on: { pressed: 'dim' } }, dim: {}"),
  })
})
afterAll(repository.remove)

describe('the review of two revisions of a repository', () => {
  test(
    'draws both, marks what is new in the picture and says it in words and for a pull request',
    async () => {
      const files = await createReviewFiles(
        'dark',
        drawnChartsAt(repository.folder, 'dark'),
        drawnChartsAt(repository.folder, 'bright'),
      )
      expect([...files.keys()].sort()).toEqual([
        'house-lamp.after.svg',
        'house-lamp.before.svg',
        'review.json',
        'review.md',
      ])
      expect(JSON.parse(files.get('review.json') ?? '')).toEqual({
        ref: 'dark',
        charts: [
          {
            chart: 'house/lamp',
            kind: 'changed',
            lines: [
              { kind: 'added', text: 'State Dim: ' },
              { kind: 'added', text: 'On: pressed → Dim' },
            ],
            before: 'house-lamp.before.svg',
            after: 'house-lamp.after.svg',
          },
        ],
      })
      expect(files.get('house-lamp.after.svg')).toMatch(/class="state atomic added" data-state="dim"/)
      expect(files.get('house-lamp.before.svg')).not.toContain('added" data')
      const markdown = files.get('review.md') ?? ''
      expect(markdown).toContain('- **+** On: pressed → Dim')
      expect(markdown).toContain('```mermaid\nflowchart TB\n')
      expect(markdown).toContain('s2 -->|"+ pressed"| s3')
      expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    },
    patience,
  )

  test('is refused for a name that is no revision', () => {
    expect(() => drawnChartsAt(repository.folder, 'zebra')).toThrow(UnknownRevision)
  })
})
