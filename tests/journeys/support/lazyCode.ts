import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../dist/stack/assets/', import.meta.url))

/** A call of `lazy` in the built scripts: the path of the module, its chunk, and the files that its import preloads. */
const call =
  /`((?:app|machines|pages|services|ui)\/[\w/.]+\.tsx?)`,(?:async)?\(\)=>(?:(?!`[\w/.]+\.tsx?`)[^])*?import\(`\.\/([^`]+)`\)((?:(?!import\()[^])*?__vite__mapDeps\(\[([\d,]*)\]\))?/g

const preloadedFiles = (script: string): string[] => {
  const list = /m\.f\|\|\(m\.f=(\[[^\]]*\])/.exec(script)?.[1] ?? '[]'
  return (JSON.parse(list) as string[]).map((file) => file.replace(/^assets\//, ''))
}

const filesOfCall = (files: readonly string[], [, , chunk = '', , indices = '']: readonly (string | undefined)[]) => [
  ...new Set([chunk, ...indices.split(',').flatMap((index) => files[Number(index || -1)] ?? [])]),
]

/** The code that loads on demand: the path that names it in `lazy`, and its scripts and style sheets in the build. */
export const readLazyCode = (): ReadonlyMap<string, readonly string[]> => {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return new Map(
    scripts.flatMap((file) => {
      const script = readFileSync(`${folder}${file}`, 'utf8')
      const files = preloadedFiles(script)
      return [...script.matchAll(call)].map((match) => [match[1] ?? '', filesOfCall(files, match)] as const)
    }),
  )
}
