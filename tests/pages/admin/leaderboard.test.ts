import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { addToTally, emptyTally } from '#domain/people/refereeTallies.ts'
import type { RefereeTallies } from '#domain/people/leaderboard.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { chosenPeriodOf } from '#domain/periods/signUpPeriods.ts'
import { marketerToRow } from '#domain/records/marketer.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { ada, bee } from '#machines/marketers/marketers.testData.ts'
import { Leaderboard } from '#pages/admin/marketers/Leaderboard.tsx'
import { LeaderboardDetails } from '#pages/admin/marketers/LeaderboardDetails.tsx'
import type { DrawerProps } from '#ui/overlays/Drawer.tsx'
import { images, leaderboardMarkup, leaderboardPage } from '#tests/pages/leaderboardMarkup.ts'
import { renderNode } from '#tests/support/renderNode.tsx'

const tallies: RefereeTallies = {
  [ada.referralCode]: addToTally(emptyTally, [{ totalItemsCount: 1, createdAt: '2026-11-20T12:00:00Z' }], '2026-11-21'),
}

const boardOf = (fetchBatch: () => Promise<unknown>, counted = tallies) =>
  createActor(
    leaderboardMachine.provide({
      actors: {
        loader: rowsLoader.provide({ actors: { fetchBatch: fromPromise(fetchBatch as never) } }),
        countReferees: fromPromise(async () => counted),
      },
    }),
  ).start()

const marketersArrive = async () => ({ rows: [ada, bee].map(marketerToRow), cursor: null })

const flush = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

test('the name and the figures of a period lead to the panel with this period, and a figure of 0 leads nowhere', async () => {
  const actor = boardOf(marketersArrive)
  actor.send({ type: 'load.requested' })
  await flush()
  const markup = leaderboardMarkup(actor, { period: 'month' })
  expect([...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/admin/marketers?tab=leaderboard&amp;period=month&amp;open=USR-1',
    '/admin/marketers?tab=leaderboard&amp;period=month&amp;open=USR-1',
    '/admin/marketers?tab=leaderboard&amp;period=month&amp;listed=1&amp;open=USR-1',
    '/admin/marketers?tab=leaderboard&amp;period=month&amp;listed=1&amp;open=USR-1',
    '/admin/marketers?tab=leaderboard&amp;period=month&amp;open=USR-2',
  ])
})

test('a row has the initials of the marketer and says of how many referees the share is', async () => {
  const actor = boardOf(marketersArrive)
  actor.send({ type: 'load.requested' })
  await flush()
  const markup = leaderboardMarkup(actor)
  const texts = [...markup.matchAll(/<tr data-row.*?<\/tr>/g)].map(([row]) => row.replace(/<[^>]*>/g, '|'))
  expect(texts[0]).toMatch(/AO\|.*Ada Obi\|.*1 of 1\|.*100\.0%\|/)
})

const nobody: RefereeTallies = { [ada.referralCode]: emptyTally, [bee.referralCode]: emptyTally }

test.each([
  ['all', nobody, 'No users referred yet.'],
  ['month', nobody, 'No users referred yet.'],
  ['lastMonth', tallies, 'No users referred last month.'],
  ['lastMonth', { [ada.referralCode]: { ...tallies[ada.referralCode], undatedCount: 1 } }, 'RankName'],
] as const)(
  'a leaderboard of %s without referees (%#) / has a sentence instead of rows, unless no date is known',
  async (period, counted, text) => {
    const actor = boardOf(marketersArrive, counted as RefereeTallies)
    actor.send({ type: 'load.requested' })
    await flush()
    const markup = leaderboardMarkup(actor, { period: chosenPeriodOf(period) })
    expect(markup.replace(/<[^>]*>/g, '').slice(0, text.length)).toBe(text)
  },
)

test.each([
  [
    'while the marketers load',
    () => new Promise(() => undefined),
    /Refresh.*Export.*Fetching the marketers….*Stop.*the details$/,
  ],
  ['after a failed call', async () => Promise.reject(new Error('Timeout')), /Refresh.*Export.*timed out.*Retry$/],
])('the leaderboard / %s / has its toolbar', async (_, fetchBatch, text) => {
  const actor = boardOf(fetchBatch)
  actor.send({ type: 'load.requested' })
  await flush()
  const props = { actor, page: leaderboardPage(), images, menuOf: () => [], details: 'the details' }
  const markup = renderNode(createElement(Leaderboard, props))
  expect(markup.replace(/<[^>]*>/g, '')).toMatch(text)
})

const tallyOn = (...days: readonly string[]) =>
  addToTally(
    emptyTally,
    days.map((day) => ({ totalItemsCount: 1, createdAt: `${day}T12:00:00Z` })),
    '2026-11-21',
  )

test('a rank of a period says how many places it is above or below that of the period before', async () => {
  const actor = boardOf(marketersArrive, {
    [ada.referralCode]: tallyOn('2026-10-05', '2026-10-06', '2026-11-05'),
    [bee.referralCode]: tallyOn('2026-10-05', '2026-11-05', '2026-11-06'),
  })
  actor.send({ type: 'load.requested' })
  await flush()
  const changesIn = (period: 'all' | 'month' | 'week') => {
    const markup = leaderboardMarkup(actor, { period: chosenPeriodOf(period) })
    return [...markup.matchAll(/<small[^>]*aria-label="([^"]*)"[^>]*>([^<]*)</g)].map(([, label, text]) => [
      label,
      text,
    ])
  }
  expect([changesIn('month'), changesIn('week'), changesIn('all')]).toEqual([
    [
      ['Up 1 from last month', '↑1'],
      ['Down 1 from last month', '↓1'],
    ],
    [],
    [],
  ])
})

vi.mock('#ui/overlays/lazyOverlays.ts', async (original) => ({
  ...(await original<object>()),
  LazyDrawer: ({ title, actions, children }: DrawerProps) => createElement('section', null, title, actions, children),
}))

test.each([
  [
    'while the marketers load',
    () => new Promise(() => undefined),
    'USR-1',
    /^This marketer.*Looking for this marketer/,
  ],
  ['with the marketer', marketersArrive, 'USR-1', /^Ada Obi1 of 2the details$/],
  ['without the marketer', marketersArrive, 'USR-9', /^This marketer.*This marketer isn&#x27;t in this list\.$/],
])('the details of a row of the leaderboard / %s / say so', async (_, fetchBatch, openRowId, text) => {
  const board = boardOf(fetchBatch)
  board.send({ type: 'load.requested' })
  await flush()
  const props = {
    page: leaderboardPage({ openRowId }),
    board,
    titleOf: ({ name }: Marketer) => name,
    isReplaced: false,
    children: () => 'the details',
  }
  expect(renderNode(createElement(LeaderboardDetails, props)).replace(/<[^>]*>/g, '')).toMatch(text)
})

test('the row of the open marketer / is marked', async () => {
  const actor = boardOf(marketersArrive)
  actor.send({ type: 'load.requested' })
  await flush()
  const markup = leaderboardMarkup(actor, { openRowId: bee.id })
  expect([...markup.matchAll(/<tr data-row="([^"]*)" aria-current="true"/g)].map(([, id]) => id)).toEqual([bee.id])
})
