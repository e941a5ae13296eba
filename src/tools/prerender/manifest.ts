import { relative } from 'node:path'
import type { build, Manifest } from 'vite'

/** What a build returns. */
export type BuildResult = Awaited<ReturnType<typeof build>>

/** Adds the modules of each chunk to a manifest. Vite lists only modules with a chunk of their own. */
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

/**
 * All files that some modules need, including static imports, so that a page can request them at once.
 * @param modules source paths, as in the manifest
 * @throws Error for a module that is not in the manifest
 */
export const preloadsOf = (
  manifest: Manifest,
  modules: readonly string[],
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } => {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no module ${name}`)
    if (scripts.has(chunk.file)) return
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  modules.forEach(visit)
  return { scripts: [...scripts], styles: [...styles] }
}
