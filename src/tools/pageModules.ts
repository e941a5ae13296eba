import type { Plugin } from 'vite'
import { type Document, manifestName } from '#tools/prerender/documents.ts'

const prefix = 'virtual:page-modules/'

/** The console with all code of a page. `src/main.ts` receives the modules by their paths. */
const codeFor = ({ modules }: Document): string =>
  [
    `import { start as startConsole } from '/main.ts'`,
    ...modules.map((path, index) => `import * as m${index} from '/${manifestName(path)}'`),
    `export const start = () => startConsole({ ${modules.map((path, index) => `'${path}': m${index}`).join(', ')} })`,
  ].join('\n')

/**
 * Adds a module for each prerendered page. It imports all code of the page, so that the browser runs the code in one
 * task, and React has taken over the page before V8 writes its code cache (decision 0024).
 */
export const pageModules = (documents: readonly Document[]): Plugin => ({
  name: 'page-modules',
  apply: 'build',
  buildStart() {
    for (const { prerendered } of documents)
      if (prerendered) this.emitFile({ type: 'chunk', id: prefix + prerendered, preserveSignature: 'strict' })
  },
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    const document = documents.find(({ prerendered }) => id === `\0${prefix}${prerendered}`)
    return document && codeFor(document)
  },
})
