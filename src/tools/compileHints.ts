import type { Plugin } from 'vite'
import { firstChunks } from '#tools/firstChunks.ts'

/** V8 reads this comment only if nothing precedes it. Other engines ignore it. */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Starts each chunk that a page waits for with a compile hint. V8 then compiles all functions of the file on another thread,
 * while files load, and not each function on the main thread when it is first called (decision 0024).
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // Vite puts a line before the code of some chunks.
    order: 'post',
    handler(_options, bundle) {
      const names = new Set(firstChunks.flatMap(({ name, isForLater }) => (isForLater ? [] : [name])))
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && names.has(chunk.name)) chunk.code = compileHint + chunk.code
    },
  },
})
