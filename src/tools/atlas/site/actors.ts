import * as z from 'zod/mini'
import { fromCallback, fromPromise } from 'xstate'
import { inspectionChannel, inspectionMessage, type InspectionMessage } from '#domain/app/inspection.ts'
import { reviewSchema } from '#tools/atlas/review/review.ts'
import { fetchChart } from '#tools/atlas/site/chartData.ts'
import { atlasMachine, type LoadedPage } from '#tools/atlas/site/charts/atlas.machine.ts'
import { liveMachine, type PicturesByMachine } from '#tools/atlas/site/charts/live.machine.ts'
import { reportMachine } from '#tools/atlas/site/charts/report.machine.ts'
import { openReport } from '#tools/atlas/site/report/openReport.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

/** Requests the current configurations from the console and receives its updates. */
const channel = fromCallback(({ sendBack }) => {
  const broadcast = new BroadcastChannel(inspectionChannel)
  broadcast.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = inspectionMessage.safeParse(data)
    if (message.success && message.data.kind === 'updated') sendBack({ type: 'chart.updated', update: message.data })
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  broadcast.postMessage({ kind: 'stateRequested' } satisfies InspectionMessage)
  return () => broadcast.close()
})

const live = liveMachine.provide({
  actors: {
    loadPictures: fromPromise<PicturesByMachine>(async () => {
      const pictures = allTestModels.map(
        async ({ id, machine }) => [machine.id, (await fetchChart(id)).picture] as const,
      )
      return new Map(await Promise.all(pictures))
    }),
    channel: channel as never,
  },
})

const report = reportMachine.provide({
  actors: { openReport: fromPromise(({ input }) => openReport(input.file)) },
})

const loadChart = async (chart: string): Promise<LoadedPage | null> => {
  const testModel = allTestModels.find(({ id }) => id === chart)
  return testModel ? { open: { testModel, data: await fetchChart(chart) } } : null
}

const loadReview = async (): Promise<LoadedPage | null> => {
  const response = await fetch('review/review.json', { cache: 'no-store' })
  const review = z.nullable(reviewSchema).parse(await response.json())
  return review && { review }
}

/** The atlas machine with its actor implementations. */
export const providedAtlasMachine = atlasMachine.provide({
  actors: {
    loadPage: fromPromise(({ input: { route } }) => (route.page === 'chart' ? loadChart(route.chart) : loadReview())),
    live,
    report,
  },
})
