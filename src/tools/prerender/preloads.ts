import type { Manifest } from 'vite'

export interface Preloads {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * All files that some modules need, including static imports, so that a page can request them at once.
 * @param modules source paths, as in the manifest
 * @throws Error for a module that is not in the manifest
 */
export const preloadsOf = (manifest: Manifest, modules: readonly string[]): Preloads => {
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
