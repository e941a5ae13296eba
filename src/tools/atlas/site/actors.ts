import * as z from 'zod/mini'
import { fromCallback, fromPromise } from 'xstate'
import { charts } from 'virtual:charts'
import { inspectionChannel, inspectionMessage, type InspectionMessage } from '#domain/app/inspection.ts'
import { layoutFromJson } from '#tools/atlas/data/chartLayoutJson.ts'
import { foldChart } from '#tools/atlas/picture/foldChart.ts'
import type { FoldedLayout } from '#tools/atlas/picture/chartLayout.ts'
import { review } from '#tools/atlas/review/review.ts'
import { atlasMachine } from '#tools/atlas/site/charts/atlas.machine.ts'
import { pictureFrameId } from '#tools/atlas/site/picture/pictureFrame.ts'
import { drawPng } from '#tools/atlas/site/picture/png.ts'
import { liveMachine, type LayoutsByMachine } from '#tools/atlas/site/charts/live.machine.ts'
import { pictureMachine } from '#tools/atlas/site/charts/picture.machine.ts'
import { reportMachine } from '#tools/atlas/site/charts/report.machine.ts'
import { openReport } from '#tools/atlas/site/report/openReport.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

const hasSameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

const pictureFrame = (): HTMLElement => document.getElementById(pictureFrameId) as HTMLElement

/** Some browsers leave the full screen themselves when a person presses Escape, others pass the key to the page. */
const watchFullScreen = fromCallback(({ sendBack }) => {
  const onChange = () => document.fullscreenElement ?? sendBack({ type: 'fullScreen.ended' })
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && sendBack({ type: 'fullScreen.left' })
  document.addEventListener('fullscreenchange', onChange)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('fullscreenchange', onChange)
    document.removeEventListener('keydown', onKey)
  }
})

const picture = pictureMachine.provide({
  actors: {
    layOutFolded: fromPromise(async ({ input: { layouts, folded, failuresOf } }) => {
      const known = layouts.find((level) => failuresOf.length === 0 && hasSameIds(level.folded, folded))
      if (known) return known.layout
      const [{ default: Elk }, { layOut }] = await Promise.all([
        import('elkjs/lib/elk.bundled.js'),
        import('#tools/atlas/picture/layout.ts'),
      ])
      return layOut(new Elk(), foldChart((layouts[0] as FoldedLayout).layout.chart, { folded, failuresOf }))
    }),
    openFullScreen: fromPromise(async () => pictureFrame().requestFullscreen()),
    leaveFullScreen: fromPromise(() => document.exitFullscreen()),
    watchFullScreen: watchFullScreen as never,
    drawPng: fromPromise(({ input }) => drawPng(`charts/${input.chart}.svg`)),
  },
})

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
    loadLayouts: fromPromise<LayoutsByMachine>(async () => {
      const layouts = await Promise.all(
        allTestModels.map(
          async ({ id, machine }) => [machine.id, layoutFromJson((await charts[id]!.load()).default.layout)] as const,
        ),
      )
      return new Map(layouts)
    }),
    channel: channel as never,
  },
})

const report = reportMachine.provide({
  actors: { openReport: fromPromise(({ input }) => openReport(input.file)) },
})

/** The atlas machine with its actor implementations. */
export const providedAtlasMachine = atlasMachine.provide({
  actors: {
    loadChart: fromPromise(async ({ input }) => {
      const testModel = allTestModels.find(({ id }) => id === input.chart)
      const chart = charts[input.chart]
      return testModel && chart ? { testModel, data: (await chart.load()).default } : null
    }),
    loadReview: fromPromise(async () => {
      const response = await fetch('review/review.json', { cache: 'no-store' })
      return z.nullable(review).parse(await response.json())
    }),
    picture,
    live,
    report,
  },
})
