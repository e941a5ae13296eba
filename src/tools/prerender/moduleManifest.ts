import { relative } from 'node:path'
import type { build, Manifest } from 'vite'

/** What a build returns. */
export type BuildResult = Awaited<ReturnType<typeof build>>

/**
 * Adds the modules of each chunk to a manifest. Vite lists only modules with a chunk of their own.
 * @param root of the build
 */
export const addModules = (manifest: Manifest, result: BuildResult, root: string): Manifest => {
  const outputs = 'output' in result ? [result] : Array.isArray(result) ? result : []
  const chunksByFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const modules = outputs.flatMap(({ output }) =>
    output.flatMap((part) => {
      const chunk = part.type === 'chunk' && chunksByFile.get(part.fileName)
      return chunk ? part.moduleIds.map((id) => [relative(root, id), chunk] as const) : []
    }),
  )
  return { ...Object.fromEntries(modules), ...manifest }
}
