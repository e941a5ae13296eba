import { showStartFailure } from '#app/boot/failureNotice.ts'
import { sendFirstCalls } from '#app/boot/firstCalls.ts'
import { readStartInput } from '#app/boot/startInput.ts'
import { firstCallsOf } from '#domain/app/firstContent.ts'

const input = readStartInput()
// The calls leave before XState is loaded, so that their answers arrive before the code that draws them.
sendFirstCalls(firstCallsOf(input))
void import('#app/boot/startCharts.ts').then(
  ({ startCharts }) => startCharts(input, () => import('./main.tsx')),
  showStartFailure,
)
