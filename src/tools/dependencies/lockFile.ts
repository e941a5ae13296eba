import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const entry = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  devOptional: z.optional(z.boolean()),
  link: z.optional(z.boolean()),
})

const lockFile = z.object({ packages: z.record(z.string(), entry) })

/** One installed package. */
export interface Dependency {
  readonly name: string
  readonly version: string
  /** An SPDX expression. Empty if the package names no licence. */
  readonly licence: string
  /** Whether the console itself uses it. Others are for development and for the local stack. */
  readonly isProduction: boolean
}

const folder = 'node_modules/'

/**
 * The packages of a package-lock.json of version 3, each name and version once, sorted by name.
 * @throws Error if the text is not such a file
 */
export const parseLockFile = (text: string): readonly Dependency[] => {
  const dependencies = Object.entries(lockFile.parse(JSON.parse(text)).packages)
    .filter(([path, { link }]) => path.includes(folder) && !link)
    .map(([path, { version = '', license = '', dev, devOptional }]): Dependency => ({
      name: path.slice(path.lastIndexOf(folder) + folder.length),
      version,
      licence: license,
      isProduction: !dev && !devOptional,
    }))
  const byVersion = new Map<string, Dependency>()
  for (const dependency of dependencies) {
    const key = `${dependency.name}@${dependency.version}`
    if (!byVersion.get(key)?.isProduction) byVersion.set(key, dependency)
  }
  return [...byVersion].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, dependency]) => dependency)
}

/** The packages of the project in the current folder. */
export const readLockFile = (): readonly Dependency[] => parseLockFile(readFileSync('package-lock.json', 'utf8'))
