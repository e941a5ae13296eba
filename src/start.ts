import { createActor } from 'xstate'
import { showStartFailure } from '#app/boot/failureNotice.ts'
import { createStartLogic } from '#app/boot/startActors.ts'
import { readStartInput } from '#app/boot/startInput.ts'
import { recordCharts } from '#app/inspect/chartSnapshots.ts'

const startLogic = createStartLogic(() => import('./main.tsx'))

const start = createActor(startLogic, {
  id: 'start',
  input: readStartInput(),
  ...(import.meta.env.MODE === 'stack' && { inspect: recordCharts }),
})
showStartFailure(start)
start.start()
