import { createActor } from 'xstate'
import { showStartFailure } from '#app/boot/failureNotice.ts'
import { createStartLogic, deferredChunksLogic } from '#app/boot/startActors.ts'
import { readStartInput } from '#app/boot/startInput.ts'
import { recordCharts } from '#app/inspect/chartSnapshots.ts'

const options = import.meta.env.MODE === 'stack' ? { inspect: recordCharts } : {}
const startLogic = createStartLogic(() => import('./main.tsx'))

const start = createActor(startLogic, { id: 'start', input: readStartInput(), ...options })
showStartFailure(start)
// The first calls are sent before everything else.
start.start()
createActor(deferredChunksLogic, { id: 'deferredChunks', ...options }).start()
