import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { diffCharts } from '#tools/atlas/review/chartDiff.ts'
import { drawnChartsAt, createReviewFiles } from '#tools/atlas/review/createReview.ts'
import { UnknownRevision } from '#tools/paths/diff/revision.ts'
import { createRepository } from '#tests/support/repository.ts'
import { door } from '#tests/tools/paths/charts/door.ts'

/** Enough for one revision on a busy machine, in milliseconds. */
const timeout = 60_000

const current = toDrawnChart(door)
const linesOf = (before: readonly DrawnChart[], after: readonly DrawnChart[]) =>
  diffCharts(before, after).flatMap(({ chart, kind, lines }) => [
    `${chart} ${kind}`,
    ...lines.map((line) => `${line.kind}: ${line.text}`),
  ])

describe('the difference between two revisions of a chart', () => {
  test('is empty if only the order of states changed', () => {
    expect(
      linesOf(
        [{ ...current, states: [current.states[0] as never, ...current.states.slice(1).toReversed()] }],
        [current],
      ),
    ).toEqual([])
  })

  test('contains a new state and its transitions', () => {
    const before = {
      ...current,
      states: current.states.filter(({ id }) => id !== 'locked'),
      transitions: current.transitions.filter(({ id, source }) => source !== 'locked' && id !== 'closed: key.turned'),
    }
    expect(linesOf([before], [current])).toEqual([
      'house/door changed',
      expect.stringMatching(/^added: State Locked: /),
      expect.stringMatching(/^added: Closed: .* → Locked/),
      expect.stringMatching(/^added: Locked: .* → Closed/),
    ])
    expect(
      linesOf([current], [before])
        .slice(1)
        .every((line) => line.startsWith('removed: ')),
    ).toBe(true)
  })

  test('contains the old and new target, action and description', () => {
    const [first, ...others] = current.transitions as [DrawnChart['transitions'][number]]
    const before = {
      ...current,
      states: current.states.map((state) => (state.id === 'open' ? { ...state, description: 'Wide open.' } : state)),
      transitions: [{ ...first, targets: ['locked'], actions: ['squeak'] }, ...others],
    }
    const [, state, transition] = linesOf([before], [current])
    expect(state).toMatch(/^changed: State Open: the description was "Wide open\." and is /)
    expect(transition).toMatch(/^changed: Closed: .* → Open.* \(was: Closed: .* → Locked; squeak\)$/)
    const [difference] = diffCharts([before], [current])
    expect(difference?.highlightsBefore.transitions?.get(first.id)).toEqual({ className: 'changed', sign: '~' })
    expect(difference?.highlightsAfter.states?.get('open')).toEqual({ className: 'changed', sign: '~' })
  })

  test('is the whole flow if the chart is new or removed', () => {
    expect(linesOf([], [current])).toEqual(['house/door added', `added: The whole flow: ${current.sentence}`])
    expect(linesOf([current], [])).toEqual(['house/door removed', `removed: The whole flow: ${current.sentence}`])
  })
})

const repository = createRepository()
const { git, commit } = repository

const lamp = (states: string) => `import { setup } from 'xstate'
const machine = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { ${states} } })
const noPayload = [{ name: '', payload: {} }]
export const testModels = [
  {
    id: 'house/lamp',
    machine,
    inputs: [{ name: 'new', input: undefined }],
    events: { pressed: { when: 'pressed', cases: noPayload } },
    calls: {},
    keyOf: () => ({}),
  },
]
`

beforeAll(() => {
  commit('dark', {
    'package.json': '{ "type": "module", "imports": { "#machines/*": "./machines/*", "#tools/*": "./src/tools/*" } }',
    'machines/effectTexts.ts': 'export const effectTexts = {}\n',
    'machines/messageTexts.ts': 'export const messageTexts = {}\n',
    'machines/testModel.ts': "export const fails = { name: 'the call fails' }\n",
    'machines/testModels.ts': lamp("off: { on: { pressed: 'on' } }, on: {}"),
  })
  commit('bright', {
    'machines/testModels.ts': lamp("off: { on: { pressed: 'on' } }, on: { on: { pressed: 'dim' } }, dim: {}"),
  })
})
afterAll(repository.remove)

describe('the review of two revisions of a repository', () => {
  test(
    'has both pictures with highlights, the list of changes and a text for a pull request',
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
    timeout,
  )

  test('fails for an unknown revision', () => {
    expect(() => drawnChartsAt(repository.folder, 'zebra')).toThrow(UnknownRevision)
  })
})
