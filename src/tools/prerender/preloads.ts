import type { Manifest } from 'vite'

export interface Preloads {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Every file that some modules of a build need, their static imports included, so that a page can ask for all of them at once.
 * @param modules source paths as the manifest names them
 * @throws Error for a module that the build does not know
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
