import { createActor } from 'xstate'
import { showStartFailure } from '#app/boot/failureNotice.ts'
import { type Console, createStartLogic, deferredChunksLogic } from '#app/boot/startActors.ts'
import { recordCharts } from '#app/inspect/chartSnapshots.ts'
import type { StartInput } from '#machines/app/start.machine.ts'

const options = import.meta.env.MODE === 'stack' ? { inspect: recordCharts } : {}

/** Starts the charts that start the console. */
export const startCharts = (input: StartInput, loadConsole: () => Promise<Console>): void => {
  const start = createActor(createStartLogic(loadConsole), { id: 'start', input, ...options })
  start.subscribe((snapshot) => void (snapshot.matches('failed') && showStartFailure()))
  start.start()
  createActor(deferredChunksLogic, { id: 'deferredChunks', ...options }).start()
}
