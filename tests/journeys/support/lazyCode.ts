import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../dist/stack/assets/', import.meta.url))

/** A call of `lazy` in the built scripts: its chunk, the files that its import preloads, and the path of the module. */
const call = /import\(`\.\/([^`]+)`\)((?:(?!import\()[^])*?),`((?:app|machines|pages|services|ui)\/[\w/.]+\.tsx?)`\)/g

const preloadedFiles = (script: string): string[] => {
  const list = /m\.f\|\|\(m\.f=(\[[^\]]*\])/.exec(script)?.[1] ?? '[]'
  return (JSON.parse(list) as string[]).map((file) => file.replace(/^assets\//, ''))
}

const filesOfCall = (files: readonly string[], chunk: string, rest: string) => {
  const indices = /__vite__mapDeps\(\[([\d,]*)\]/.exec(rest)?.[1] ?? ''
  return [...new Set([chunk, ...indices.split(',').flatMap((index) => files[Number(index || -1)] ?? [])])]
}

/** The lazy code of the build: the path of each module, and its scripts and style sheets. */
export const readLazyCode = (): ReadonlyMap<string, readonly string[]> => {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return new Map(
    scripts.flatMap((file) => {
      const script = readFileSync(`${folder}${file}`, 'utf8')
      const files = preloadedFiles(script)
      return [...script.matchAll(call)].map(
        ([, chunk = '', rest = '', path = '']) => [path, filesOfCall(files, chunk, rest)] as const,
      )
    }),
  )
}
