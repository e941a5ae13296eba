import fc from 'fast-check'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createLeaderboardRows, leaderboardColumns, leaderboardOrders } from '#domain/people/leaderboard.ts'
import { toCsv } from '#domain/lists/csv.ts'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import { toMarketers } from '#domain/people/marketers.ts'
import { chosenPeriodOf, refereePeriods } from '#domain/periods/signUpPeriods.ts'
import { refereeColumns, toRefereeRow } from '#domain/records/referee.ts'
import { reminderWay } from '#domain/people/followUp.ts'
import type { RefereeRow } from '#domain/people/referees.ts'
import { noFilter } from '#domain/people/refereeFilter.ts'
import { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import { refereesLoader, rowsLoader } from '#machines/lists/loader.machine.ts'
import type { LoaderCall } from '#machines/lists/loader.setup.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { Referees } from '#pages/admin/marketers/Referees.tsx'
import { RefereeList } from '#pages/ambassador/RefereeList.tsx'
import { createAmbassadorService } from '#services/api/ambassador.ts'
import { createListService } from '#services/api/lists.ts'
import { createMarketerService } from '#services/api/marketers.ts'
import { allLists, apiWithRows } from '#tests/support/hostileLists.ts'
import { hostileRows, hostileSeed } from '#tests/support/hostileValues.ts'
import { leaderboardMarkup } from '#tests/pages/leaderboardMarkup.ts'
import { openList } from '#tests/support/referees.ts'
import { renderNode } from '#tests/support/renderNode.tsx'

const settings = { seed: hostileSeed, numRuns: 20 }
const refereeFields = ['id', 'name', 'email', 'userStatus', 'totalItemsCount', 'createdAt', 'phoneNumber']
const request = { code: 'A', cursor: null }

const flush = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** The answer of a service, or null if it could read no row. */
const orNull = async <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null)

describe('any referees that a server can send', () => {
  test('are shown, searched and exported in the ambassador area', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRows(refereeFields), async (rows) => {
        const batch = await orNull(createAmbassadorService(apiWithRows(rows)).listReferees(request))
        if (!batch) return
        const actor = await openList(batch.rows)
        const followUp = createActor(followUpMachine, { input: { personId: 'u-7' } })
        for (const { name } of batch.rows) {
          actor.send({ type: 'term.changed', term: name })
          actor.send({ type: 'filter.chosen', filter: { ...noFilter, period: 'month' } })
          expect(renderNode(createElement(RefereeList, { actor, followUp }))).toContain('Your referees')
        }
        for (const referee of batch.rows) reminderWay('Hello {name}', referee, 'Rewoven')
        expect(toCsv(refereeColumns, batch.rows)).not.toContain('\0')
      }),
      settings,
    )
  })

  test('are shown in the side panel of a marketer', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRows(refereeFields), async (sent) => {
        const batch = await orNull(createMarketerService(apiWithRows(sent)).fetchReferees(request))
        if (!batch) return
        const rows = batch.rows.map(toRefereeRow)
        const fetchBatch = fromPromise<DatedBatch<RefereeRow>, LoaderCall<{ readonly code: string }>>(async () => ({
          rows,
          cursor: batch.cursor,
          arrivedAt: 0,
        }))
        const loader = refereesLoader.provide({ actors: { fetchBatch } })
        const fetchReferralCode = fromPromise<string | null, { id: string }>(async () => 'A')
        const machine = sidePanelMachine.provide({ actors: { loader, fetchReferralCode } })
        const actor = createActor(machine, { input: { marketerId: 'USR-1', period: 'all', listed: false } }).start()
        await flush()
        const body = renderNode(createElement(Referees, { actor, count: 1 })).split('<tbody>')[1] ?? ''
        expect(body.split('<tr>').length - 1).toBe(new Set(batch.rows.map(({ id }) => id)).size)
      }),
      settings,
    )
  })

  test('are counted, and their marketers ranked and exported', async () => {
    const fields = allLists.find(({ tab }) => tab.source === 'allMarketers')?.fields ?? []
    await fc.assert(
      fc.asyncProperty(
        hostileRows(fields),
        fc.constantFrom(...leaderboardOrders),
        fc.constantFrom(...refereePeriods),
        async (rows, order, period) => {
          const api = apiWithRows(rows)
          const batch = await orNull(
            createListService(api).fetchBatch({ source: 'allMarketers', cursor: null, limit: 1_000 }),
          )
          if (!batch) return
          const service = createMarketerService(api)
          const machine = leaderboardMachine.provide({
            actors: {
              loader: rowsLoader.provide({
                actors: { fetchBatch: fromPromise(async () => ({ ...batch, arrivedAt: 0 })) },
              }),
              countReferees: fromPromise(async ({ input }) => service.tallyReferees(input.codes, '2026-11-21')),
            },
          })
          const actor = createActor(machine).start()
          actor.send({ type: 'load.requested' })
          await flush()
          actor.send({ type: 'order.chosen', order })
          leaderboardMarkup(actor, { period: chosenPeriodOf(period) })
          const { list, tallies } = actor.getSnapshot().context
          const ranked = createLeaderboardRows(toMarketers(list), tallies, order, period)
          expect(ranked.every(({ totals }) => Number.isFinite(totals.refereeCount))).toBe(true)
          expect(toCsv(leaderboardColumns, ranked)).not.toContain('undefined')
        },
      ),
      settings,
    )
  })
})
