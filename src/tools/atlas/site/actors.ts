import * as z from 'zod/mini'
import { fromCallback, fromPromise } from 'xstate'
import { charts } from 'virtual:charts'
import { inspectionChannel, inspectionMessage, type InspectionMessage } from '#domain/app/inspection.ts'
import { layoutFromJson } from '#tools/atlas/data/chartLayoutJson.ts'
import { collapseStates } from '#tools/atlas/picture/collapseStates.ts'
import { review } from '#tools/atlas/review/review.ts'
import { atlasMachine } from '#tools/atlas/site/charts/atlas.machine.ts'
import { drawPng } from '#tools/atlas/site/picture/png.ts'
import { liveMachine, type LayoutsByMachine } from '#tools/atlas/site/charts/live.machine.ts'
import { pictureMachine } from '#tools/atlas/site/charts/picture.machine.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

const picture = pictureMachine.provide({
  actors: {
    layOutFolded: fromPromise(async ({ input: { whole, folded } }) => {
      if (folded.length === 0) return whole
      const [{ default: Elk }, { layOut }] = await Promise.all([
        import('elkjs/lib/elk.bundled.js'),
        import('#tools/atlas/picture/layout.ts'),
      ])
      return layOut(new Elk(), collapseStates(whole.chart, folded))
    }),
    drawPng: fromPromise(({ input }) => drawPng(`charts/${input.chart}.svg`)),
  },
})

/** Hears the console, and asks it how everything stands. */
const channel = fromCallback(({ sendBack }) => {
  const line = new BroadcastChannel(inspectionChannel)
  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = inspectionMessage.safeParse(data)
    if (heard.success && heard.data.kind === 'moved') sendBack({ type: 'chart.moved', moved: heard.data })
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  line.postMessage({ kind: 'asked' } satisfies InspectionMessage)
  return () => line.close()
})

const live = liveMachine.provide({
  actors: {
    loadPictures: fromPromise<LayoutsByMachine>(async () => {
      const loaded = await Promise.all(
        allTestModels.map(
          async ({ id, machine }) => [machine.id, layoutFromJson((await charts[id]!.load()).default.layout)] as const,
        ),
      )
      return new Map(loaded)
    }),
    channel: channel as never,
  },
})

/** The charts of the atlas with what they call. */
export const providedAtlasMachine = atlasMachine.provide({
  actors: {
    loadChart: fromPromise(async ({ input }) => {
      const entry = allTestModels.find(({ id }) => id === input.chart)
      const found = charts[input.chart]
      return entry && found ? { entry, data: (await found.load()).default } : null
    }),
    loadReview: fromPromise(async () => {
      const answer = await fetch('review/review.json', { cache: 'no-store' })
      return z.nullable(review).parse(await answer.json())
    }),
    picture,
    live,
  },
})
