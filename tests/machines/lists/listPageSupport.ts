import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { listKinds, type ListKindName, type ListSource } from '#domain/lists/kinds.ts'
import { type DatedBatch, SavesDataError } from '#domain/lists/loadedRows.ts'
import { defaultTableLayout } from '#domain/lists/tableLayout.ts'
import { defaultView, type ListView } from '#domain/lists/view.ts'
import type { ListSummary } from '#domain/lists/summaries.ts'
import { userSchema } from '#domain/people/users.ts'
import { userToRow } from '#domain/records/user.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { ViewShown } from '#machines/lists/listPage.setup.ts'
import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { readAt } from '#machines/lists/lists.testData.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import type { LoaderCall } from '#machines/lists/loader.setup.ts'
import type { NewRowsFound } from '#machines/lists/pagedList.setup.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { batchOf, rowsOf } from '#tests/domain/lists/support.ts'
import { dayActor } from '#tests/support/day.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

export const usersView = defaultView(listKinds.users)
export const userOf = (number: number, userStatus: string) =>
  userToRow(
    userSchema.parse({ id: `USR-${number}`, name: 'Ada', userStatus, createdAt: `2026-01-0${number}T12:00:00.000Z` }),
  )

/** @param isLong each call answers with 200 other rows, and more follow */
export const openPage = (kind: ListKindName = 'users', view: Partial<ListView> = {}, isLong = false) => {
  const requests: LoaderCall<ListSource>[] = []
  const restRequests: string[] = []
  const fetchBatch = fromPromise<DatedBatch, LoaderCall<ListSource>>(async ({ input }) => {
    if (input.loads === 'background') {
      restRequests.push(input.source)
      throw new SavesDataError()
    }
    requests.push(input)
    const first = requests.length * 200
    if (isLong) return { ...batchOf(rowsOf(first, first + 199), first + 199), arrivedAt: readAt }
    return {
      rows: input.source === 'inactiveUsers' ? [userOf(1, 'SUSPENDED')] : [userOf(3, 'ACTIVE'), userOf(2, 'ACTIVE')],
      cursor: null,
      arrivedAt: readAt,
    }
  })
  const loadSummary = deferredActor<ListSummary, { kind: ListKindName }>()
  const clock = new SimulatedClock()
  const machine = listPageMachine.provide({
    actors: {
      subscribeToTime: dayActor('2026-03-10'),
      pagedList: pagedListMachine.provide({
        actors: { loader: rowsLoader.provide({ actors: { fetchBatch, rereadBatch: fetchBatch } }) },
      }),
      tableLayout: tableLayoutMachine.provide({
        actors: { readTableLayout: fromPromise(async () => defaultTableLayout) },
      }),
      listSummary: listSummaryMachine.provide({ actors: { loadSummary: loadSummary.logic } }),
    },
  })
  const reportedViews: ListView[] = []
  const parent = createActor(
    fromCallback<ViewShown | NewRowsFound>(({ receive }) =>
      receive((event) => void (event.type === 'view.shown' && reportedViews.push(event.view))),
    ),
  ).start()
  const actor = createActor(machine, {
    input: { kind: listKinds[kind], view: { ...defaultView(listKinds[kind]), ...view }, parent },
    clock,
  })
  const effects = recordEffects(actor)
  actor.start()
  const rowsIn = (tab: string) => {
    const list = (
      actor.getSnapshot().children as Record<
        string,
        { getSnapshot: () => { context: { rows: { id: string }[]; totalCount: number | null } } } | undefined
      >
    )[tab]
    return list?.getSnapshot().context
  }
  const shownViews = () =>
    effects.map((effect) => effect as { type: string; view: ListView }).filter(({ type }) => type === 'view.shown')
  return {
    actor,
    requests,
    restRequests,
    loadSummary,
    clock,
    rowsIn,
    shownViews,
    reportedViews,
    nextTick: () => new Promise((resolve) => setImmediate(resolve)),
  }
}
