import { type BuildFailure, type BuildOptions, build, type Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { basename, dirname, extname, resolve } from 'node:path'
import { exportFunction, givenFunction, importMeta, localFunction, stubFunction } from '#charts/foreign/scope.ts'

/** A file with everything that it imports, as the body of one asynchronous function. */
export interface Bundle {
  readonly code: string
  /** The imports that have a stub: what is not there, and what reaches files, the network or processes. */
  readonly stubbed: readonly string[]
  /** The imports that `givenFunction` gives it. */
  readonly given: readonly string[]
}

const harmlessBuiltins = [
  'assert',
  'buffer',
  'crypto',
  'events',
  'path',
  'querystring',
  'string_decoder',
  'url',
  'util',
]

export const codeFiles = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json']

/** @throws an error that says what is no code */
export const bundle = async (file: string, stubsPackages: boolean, isOld = false): Promise<Bundle> => {
  const stubbed = new Set<string>()
  const given = new Set<string>()
  const options: BuildOptions = {
    // Only ES modules can wait at their top level.
    stdin: {
      contents: `import * as all from ${JSON.stringify(resolve(file))}; ${exportFunction}(all)`,
      resolveDir: dirname(resolve(file)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    jsx: 'transform',
    keepNames: true,
    logLevel: 'silent',
    ...(isOld && { tsconfigRaw: { compilerOptions: { experimentalDecorators: true } } }),
    define: { 'import.meta': importMeta },
    plugins: [stubImports({ stubbed, given, stubsPackages }), showLocals(resolve(file))],
  }
  try {
    const { outputFiles } = await build(options)
    return { code: outputFiles?.[0]?.text ?? '', stubbed: [...stubbed], given: [...given] }
  } catch (error) {
    const reason = reasonOf(error as BuildFailure)
    // Only an option allows them, and would hide the aliases that the project has.
    if (/experimental decorators/.test(reason) && !isOld) return bundle(file, stubsPackages, true)
    throw new Error(reason, { cause: error })
  }
}

const reasonOf = ({ errors, message }: BuildFailure): string => {
  const [first] = errors ?? []
  const { file, line } = first?.location ?? {}
  return first ? [first.text, ...(file && line ? [`in line ${line} of ${basename(file)}`] : [])].join(', ') : message
}

interface Imports {
  readonly stubbed: Set<string>
  readonly given: Set<string>
  readonly stubsPackages: boolean
}

const stubImports = ({ stubbed, given, stubsPackages }: Imports): Plugin => ({
  name: 'stub-imports',
  setup: ({ onResolve, onLoad, resolve: resolveImport }) => {
    const isSecond = {}
    onResolve({ filter: /.*/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === isSecond) return undefined
      if (/^xstate($|\/)/.test(path) || harmlessBuiltins.includes(path.replace(/^node:/, ''))) {
        given.add(path)
        return { path, namespace: 'given' }
      }
      const isLeftOut = isBuiltin(path) || (stubsPackages && !/^[./#]/.test(path))
      const found = isLeftOut
        ? undefined
        : await resolveImport(path, { importer, resolveDir, kind, pluginData: isSecond })
      if (found?.errors.length === 0 && codeFiles.includes(extname(found.path))) return found
      stubbed.add(path)
      return { path, namespace: 'stub' }
    })
    const loadWith = (namespace: string, name: string, argument: (path: string) => string) =>
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: `module.exports = ${name}(${JSON.stringify(argument(path))})`,
      }))
    loadWith('given', givenFunction, (path) => path)
    loadWith('stub', stubFunction, nameOf)
  },
})

/** A file can keep its chart to itself. Its first line says the names that it declares; the columns tell which these are. */
const showLocals = (file: string): Plugin => ({
  name: 'show-locals',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
      if (path !== file) return undefined
      const text = await readFile(path, 'utf8')
      const names = [...text.matchAll(declared)].map(([, name]) => `${name}: () => ${name}`)
      const loader = extname(path).replace(/^\.[cm]?/, '') as 'ts'
      return { contents: text.startsWith('#!') ? text : `${localFunction}({ ${names.join(', ')} });${text}`, loader }
    }),
})

const declared = /^(?:export )?(?:default )?(?:async )?(?:const(?! enum)|let|var|function|class) ([\w$]+)/gm

/** A default import is called like its file. */
const nameOf = (path: string): string => basename(path).replace(/\.[cm]?[jt]sx?$/, '')
