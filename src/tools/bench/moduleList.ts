import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** A module in a script of a build. Paths start at the project folder. */
export interface BuiltModule {
  readonly path: string
  /** Characters of its code before it is minified. */
  readonly size: number
  readonly importers: readonly string[]
}

/** The modules of each script, by the path of the script in the site. */
export type ModuleList = Readonly<Record<string, readonly BuiltModule[]>>

/** Writes the modules of a build to a JSON file, for the person who looks for what made a page larger. */
export const moduleList = (file: string): Plugin => ({
  name: 'module-list',
  async writeBundle(_options, bundle) {
    const toPath = (id: string): string => relative(process.cwd(), id)
    const modulesOf = (modules: Readonly<Record<string, { readonly renderedLength: number }>>): BuiltModule[] =>
      Object.entries(modules)
        .filter(([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0'))
        .map(([id, { renderedLength }]) => ({
          path: toPath(id),
          size: renderedLength,
          importers: (this.getModuleInfo(id)?.importers ?? []).map(toPath),
        }))
    const lists = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? [[`/${part.fileName}`, modulesOf(part.modules)] as const] : [],
    )
    await writeFile(file, JSON.stringify(Object.fromEntries(lists)))
  },
})

/** Modules, largest first, with what imports them. */
export const describeModules = (modules: readonly BuiltModule[]): string =>
  modules
    .toSorted((one, other) => other.size - one.size)
    .map(({ path, size, importers }) => `${size} ${path}, imported by ${importers.join(', ') || 'the page'}`)
    .join('\n')
