import { describe, expect, test } from 'vitest'
import type { ReviewComment } from '#domain/app/reviewComments.ts'
import { commentCountsOf, openCommentsOf } from '#tools/atlas/review/openComments.ts'
import { compareCharts } from '#tools/atlas/review/compareCharts.ts'
import { toReviewedChart } from '#tools/atlas/review/reviewedChart.ts'
import { reviewFilesOf } from '#tools/atlas/review/reviewFiles.ts'
import { door } from '#tests/charts/samples/door.ts'
import { letter } from '#tests/charts/samples/letter.ts'

type Chart = ReturnType<typeof toReviewedChart>

const current = toReviewedChart(door)

const linesOf = (before: readonly Chart[], after: readonly Chart[]) =>
  compareCharts(before, after).flatMap(({ changes }) =>
    changes.flatMap(({ kind, text, details }) => [`${kind}: ${text}`, ...details]),
  )

/** The door with other behaviour of some transitions. */
const withTransitions = (transitions: Chart['transitions']): Chart => ({
  ...current,
  transitions: { ...current.transitions, ...transitions },
})

/** The door with another sentence about the open state. */
const withDescription = (description: string): Chart => ({
  ...current,
  drawn: {
    ...current.drawn,
    states: current.drawn.states.map((state) => (state.id === 'open' ? { ...state, description } : state)),
  },
})

describe('the behaviour of a chart', () => {
  test('is what its parts do, in the names of the code', () => {
    const { states, transitions, delays } = toReviewedChart(letter)
    expect(states['posting']).toEqual(['runs post'])
    expect(transitions['posting: post is done (1)']).toEqual(['→ delivered', 'if isDelivered'])
    expect(transitions['posting: post is done (2)']).toEqual(['→ writing', 'does remindLater'])
    expect(delays).toEqual({ reminderDelay: ['500 ms'] })
  })
})

describe('the changes between two revisions', () => {
  test('are none if only words or the order of states differ', () => {
    const reworded: Chart = {
      ...current,
      drawn: {
        ...current.drawn,
        states: current.drawn.states.toReversed().map((state) => ({ ...state, description: 'Wide open.' })),
        transitions: current.drawn.transitions.map((transition) => ({ ...transition, label: 'someone comes' })),
      },
    }
    expect(linesOf([reworded], [current])).toEqual([])
  })

  test('have a new state and its transitions', () => {
    const { locked: _, ...states } = current.states
    const before: Chart = {
      ...current,
      states,
      drawn: {
        ...current.drawn,
        states: current.drawn.states.filter(({ id }) => id !== 'locked'),
        transitions: current.drawn.transitions.filter(
          ({ id, source }) => source !== 'locked' && id !== 'closed: key.turned',
        ),
      },
    }
    expect(linesOf([before], [current])).toEqual([
      expect.stringMatching(/^added: State Locked: /),
      expect.stringMatching(/^added: Closed: .* → Locked\. The key fits\.$/),
      'in Closed: The door is closed.',
      '→ Locked: The door is locked.',
      expect.stringMatching(/^added: Locked: .* → Closed\. The key fits\.$/),
    ])
    expect(linesOf([current], [before]).filter((line) => line.startsWith('removed: '))).toHaveLength(3)
  })

  test('have what a transition did and does, and both pictures mark it', () => {
    const before = withTransitions({ 'open: door.pulled': ['→ locked', 'if isOiled', 'does squeak'] })
    expect(linesOf([before], [current])).toEqual([
      'changed: Open: the person pulls the door → Closed',
      'in Open: The door is open.',
      'before → Locked: The door is locked.',
      'now → Closed: The door is closed.',
      'before: if isOiled',
      'before: does squeak',
    ])
    const [compared] = compareCharts([before], [current])
    const mark = { className: 'changed', sign: '~' }
    expect(compared?.highlightsBefore.transitions?.get('open: door.pulled')).toEqual(mark)
    expect(compared?.highlightsAfter.transitions).toEqual(new Map([['open: door.pulled', mark]]))
  })

  test('name the states where a flow starts, with their sentences', () => {
    const before: Chart = { ...current, states: { ...current.states, '(chart)': ['starts in open'] } }
    expect(linesOf([before], [current])).toEqual([
      expect.stringMatching(/^changed: State Door: /),
      'before starts in Open: The door is open.',
      'now starts in Closed: The door is closed.',
    ])
  })

  test('have one line for a renamed state, and its transitions compare under the new name', () => {
    const before = JSON.parse(
      JSON.stringify(current).replace(/"open(?=[:"])|"→ open|"Open(?=")/g, (name) => `${name}ed`),
    ) as Chart
    expect(linesOf([before], [current])).toEqual(['changed: Opened is now called Open'])
    const [compared] = compareCharts([before], [current])
    expect([...(compared?.highlightsBefore.states?.keys() ?? [])]).toEqual(['opened'])
    expect([...(compared?.highlightsAfter.states?.keys() ?? [])]).toEqual(['open'])
    expect(compared?.words).toEqual([])

    const bolted = { ...before, transitions: { ...before.transitions, 'opened: door.pulled': ['→ locked'] } }
    expect(linesOf([bolted], [current])).toEqual([
      'changed: Opened is now called Open',
      'changed: Open: the person pulls the door → Closed',
      'in Open: The door is open.',
      'before → Locked: The door is locked.',
      'now → Closed: The door is closed.',
    ])
    const marks = compareCharts([bolted], [current])[0]?.highlightsBefore.transitions
    expect([...(marks?.keys() ?? [])]).toEqual(['opened: door.pulled'])
  })

  test('have a delay with another time', () => {
    const after = toReviewedChart(letter)
    expect(linesOf([{ ...after, delays: { reminderDelay: ['2 s'] } }], [after])).toEqual([
      'changed: The delay reminderDelay: 500 ms',
      'before: 2 s',
      'now: 500 ms',
    ])
  })

  test('have one line if a branch is added before others, and one for branches in another order', () => {
    const [pulled] = current.drawn.transitions.filter(({ id }) => id === 'open: door.pulled')
    const withBranches = (branches: readonly (readonly string[])[]): Chart => ({
      ...current,
      transitions: Object.fromEntries(branches.map((does, index) => [`open: door.pulled (${index + 1})`, does])),
      drawn: {
        ...current.drawn,
        transitions: branches.map((_, index) => ({
          ...(pulled as NonNullable<typeof pulled>),
          id: `open: door.pulled (${index + 1})`,
        })),
      },
    })
    const [stuck, squeaking, other] = [['no target', 'if isStuck'], ['→ closed', 'if isOld'], ['→ closed']] as const
    expect(linesOf([withBranches([squeaking, other])], [withBranches([stuck, squeaking, other])])).toEqual([
      'added: Open: the person pulls the door → Closed',
      'in Open: The door is open.',
    ])
    expect(linesOf([withBranches([stuck, squeaking])], [withBranches([squeaking, stuck])])).toEqual([
      'changed: Open: the person pulls the door → Closed',
      'in Open: The door is open.',
      'in another order',
    ])
  })

  test('have a sentence with another number, also an added or a removed one, and no other words', () => {
    const shownOpenly = (before: string, now: string) => {
      const [compared] = compareCharts([withDescription(before)], [withDescription(now)])
      const isOpen = compared?.changes.length === 1
      expect(isOpen ? compared.words : compared?.changes).toEqual([])
      return isOpen
    }
    expect(
      linesOf([withDescription('It closes after three knocks.')], [withDescription('It closes after 5.')]),
    ).toEqual(['changed: State Open: It closes after 5.', 'before: State Open: It closes after three knocks.'])
    expect(shownOpenly('It closes.', 'It closes up to five times a day.')).toBe(true)
    expect(shownOpenly('It closes after three knocks.', 'It closes after a knock.')).toBe(true)
    expect(shownOpenly('It closes after 5 knocks, for 60 s.', 'It closes after 60 knocks, for 5 s.')).toBe(true)
    expect(shownOpenly('It closes after three knocks.', '3 knocks close it.')).toBe(false)
    expect(shownOpenly('It closes.', 'It closes at once, like a new one.')).toBe(false)
  })

  test('have the whole flow if the chart is new or removed', () => {
    expect(linesOf([], [current])).toEqual([`added: The whole flow: ${current.drawn.sentence}`])
    expect(linesOf([current], [])).toEqual([`removed: The whole flow: ${current.drawn.sentence}`])
  })
})

test('a review has the open comments of all charts, with names, origins and links', async () => {
  const about = (part: string): ReviewComment => ({
    id: part,
    part,
    text: 'Is this\nright?',
    release: 'v1',
    day: '2026-11-26',
    isResolved: part === 'closed',
  })
  const comments = openCommentsOf([current.drawn], {
    'house/door': [{ ...about('open'), author: 'Ada Obi' }, ...['closed', 'open: door.pulled', 'gone'].map(about)],
  })
  const files = await reviewFilesOf('v1', [current], [current], comments)
  const atlas = 'http://localhost:5173/atlas/'
  expect(String(files.get('review.md')).split('\n')).toEqual([
    '# No chart does anything else since v1',
    '',
    '## Open comments: 3',
    '',
    '- [ ] **Door › Open** (2026-11-26, Ada Obi, v1): Is this right?',
    `  ${atlas}#house/door/open`,
    '- [ ] **Door › Open › the person pulls the door → Closed** (2026-11-26, v1): Is this right?',
    `  ${atlas}#house/door/open?transition=open%3A+door.pulled`,
    '- [ ] **Door › gone (not in the chart any more)** (2026-11-26, v1): Is this right?',
    `  ${atlas}#house/door/gone`,
    '',
  ])
  expect(commentCountsOf(current.drawn, comments)).toEqual(new Map([['open', 2]]))
})

test('a review has the changes as data and as text, and both pictures', async () => {
  const before = withTransitions({ 'open: door.pulled': ['→ locked'] })
  const same = toReviewedChart(letter)
  const files = await reviewFilesOf('v1', [before, same], [current, same])
  expect([...files.keys()]).toEqual(['review.json', 'review.md', 'house-door.before.svg', 'house-door.after.svg'])
  expect(files.get('house-door.after.svg')).toMatch(/class="[^"]*changed[^"]*"[^>]*data-transition="open: door.pulled"/)
  expect(String(files.get('review.md')).split('\n')).toEqual([
    '# Since v1, 1 chart does something else',
    '',
    '## house/door',
    '',
    '- **~** Open: the person pulls the door → Closed',
    '  - in Open: The door is open.',
    '  - before → Locked: The door is locked.',
    '  - now → Closed: The door is closed.',
    '',
  ])
})
