import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'

/** The paths of the assets of the last visits, by site. */
const schema = z.record(z.string(), z.array(z.array(z.string())))

const keptVisits = 3

const readAll = (file: string): z.infer<typeof schema> => {
  if (!existsSync(file)) return {}
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : {}
}

/** The assets that a site named at the last visits. */
export const readEarlierAssets = (file: string, site: string): string[] => [
  ...new Set((readAll(file)[site] ?? []).flat()),
]

/** Adds a visit, unless the site names the same assets as at the last one. */
export const storeAssets = (file: string, site: string, assets: readonly string[]): void => {
  const all = readAll(file)
  const visits = all[site] ?? []
  const sorted = assets.toSorted()
  if (sorted.length === 0 || JSON.stringify(visits[0]) === JSON.stringify(sorted)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...all, [site]: [sorted, ...visits].slice(0, keptVisits) }))
}
