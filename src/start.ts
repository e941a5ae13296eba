import { showStartFailure } from '#app/boot/failureNotice.ts'
import { sendFirstCalls, readOpenedPage } from '#app/boot/firstCalls.ts'
import { firstCallsOf } from '#domain/app/firstCalls.ts'

interface Console {
  readonly start: () => Promise<void>
}

/** The charts run while the code that renders loads. */
const importInParts = (): Promise<Console> => import('./main.ts')

/** Imports the console, with all code of the page in one module if the browser has stored it (`firstPaint.js`). */
const importConsole = (): Promise<Console> => {
  const page = document.querySelector<HTMLMetaElement>('meta[name=page-modules]')
  if (!page || !('stored' in document.documentElement.dataset)) return importInParts()
  return (import(/* @vite-ignore */ page.content) as Promise<Console>).catch(importInParts)
}

const firstCalls = firstCallsOf(readOpenedPage())
// The calls leave before the code that draws their answers is loaded.
sendFirstCalls(firstCalls)
void importConsole()
  .then(({ start }) => start())
  .catch(showStartFailure)
// The first formatter of a page takes 50 ms on a slow phone. Here it is made while the code and the answers load.
if (firstCalls.length > 0) void new Intl.NumberFormat('en-US')
