import { fromPromise } from 'xstate'
import type { BootCode } from '#app/boot/bootContent.ts'
import { preloadDeferredChunks, waitForFirstChunks } from '#app/boot/deferredChunks.ts'
import { lazy, type Lazy } from '#app/lazy.ts'
import type { BootContent } from '#domain/app/firstContent.ts'
import { deferredChunksMachine } from '#machines/app/deferredChunks.machine.ts'
import { startMachine } from '#machines/app/start.machine.ts'
import { waitUntilAnswersUsed } from '#services/api/prefetchedCalls.ts'
import { nextPaint } from '#ui/nextPaint.ts'

/** The console, in a chunk of its own (`src/main.tsx`). Its functions are called in this order. */
export interface Console {
  readonly startConsole: () => void
  readonly loadOpenedPage: () => Promise<void>
  readonly waitForSession: () => Promise<void>
  readonly renderPage: () => void
}

const bootCode: Readonly<Record<BootContent['kind'], Lazy<BootCode<never>>>> = {
  figures: lazy('app/boot/bootFigures.tsx', async () => (await import('#app/boot/bootFigures.tsx')).bootFigures),
  rows: lazy('app/boot/bootRows.tsx', async () => (await import('#app/boot/bootRows.tsx')).bootRows),
}

/** @throws Error if the page has no first content */
const loadBootCode = (content: BootContent | null): Promise<BootCode<BootContent>> => {
  if (content === null) throw new Error('This page has no content to draw before the console starts.')
  return bootCode[content.kind].load() as Promise<BootCode<BootContent>>
}

const drawBootContent = async (content: BootContent | null): Promise<void> => {
  const { draw } = await loadBootCode(content)
  if (content) await draw(content)
  await nextPaint()
}

/** The chart of the deferred chunks with the document that names them. */
export const deferredChunksLogic = deferredChunksMachine.provide({
  actors: {
    waitForFirstChunks: fromPromise(waitForFirstChunks),
    preloadChunks: fromPromise(async () => preloadDeferredChunks()),
  },
})

/** The start chart with the code that it loads. */
export const createStartLogic = (loadConsole: () => Promise<Console>) =>
  startMachine.provide({
    actors: {
      waitForPaint: fromPromise(nextPaint),
      loadBootCode: fromPromise<void, { content: BootContent | null }>(
        async ({ input }) => void (await loadBootCode(input.content)),
      ),
      decideAccess: fromPromise(async ({ input }) => (await loadBootCode(input.content)).decideAccess()),
      drawBootContent: fromPromise(({ input }) => drawBootContent(input.content)),
      loadConsole: fromPromise<void>(async () => void (await loadConsole())),
      startConsole: fromPromise(async () => (await loadConsole()).startConsole()),
      loadPage: fromPromise(async () => (await loadConsole()).loadOpenedPage()),
      waitForSession: fromPromise(async () => (await loadConsole()).waitForSession()),
      waitForUsedAnswers: fromPromise(waitUntilAnswersUsed),
      renderPage: fromPromise(async () => (await loadConsole()).renderPage()),
    },
  })
