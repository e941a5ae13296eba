import { showStartFailure } from '#app/boot/failureNotice.ts'
import { sendFirstCalls, readOpenedPage } from '#app/boot/firstCalls.ts'
import { firstCallsOf } from '#domain/app/firstCalls.ts'

const firstCalls = firstCallsOf(readOpenedPage())
// The calls leave before the code that draws their answers is loaded.
sendFirstCalls(firstCalls)
void import('./main.ts').then(({ start }) => start()).catch(showStartFailure)
// The first formatter of a page takes 50 ms on a slow phone. Here it is made while the code and the answers load.
if (firstCalls.length > 0) void new Intl.NumberFormat('en-US')
