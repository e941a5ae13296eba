import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { licencesPath } from '#domain/app/release.ts'

/** A package of a bundle, as Vite writes it. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression. */
  readonly identifier?: string
  readonly text?: string
}

const listFolder = '.vite'
const listName = /^licences-\w+\.json$/

/** The option `build.license` of Vite: one list per build, so that a later build does not replace an earlier one. */
export const licenceList = (build: string) => ({ fileName: `${listFolder}/licences-${build}.json` })

/** The licences that delivered code may have: they ask for a notice, and not for our source. */
const allowedLicences = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'])

/** Whether an SPDX expression allows the use under an allowed licence. Other expressions than AND and OR are refused. */
export const isAllowedLicence = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowedLicences.has(licence.trim())))

/** The notice of an Apache licence, and the licences of code that a package contains, are files of their own. */
const noticesOf = async (name: string): Promise<string> => {
  const [notice, licences] = ['NOTICE', 'licenses'].map((file) => join('node_modules', name, file)) as [string, string]
  const files = [
    ...(existsSync(notice) ? [notice] : []),
    ...(existsSync(licences) ? (await readdir(licences)).toSorted().map((file) => join(licences, file)) : []),
  ]
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return texts.map((text) => `\n\n${text.trim()}`).join('')
}

const publicDomain = 'This is free and unencumbered software released into the public domain: https://unlicense.org'

/**
 * The text of a package's licence. A package without a copy of it gets the copy of another package with the same
 * licence, under the name of its own author.
 */
export const licenceTextOf = (
  { identifier, text }: BundledPackage,
  packages: readonly BundledPackage[],
  author: string | undefined,
): string => {
  if (text) return text
  if (identifier === 'Unlicense') return publicDomain
  const copy = packages.find((other) => other.identifier === identifier && other.text)?.text ?? ''
  const terms = copy.replace(/^ *Copyright (\(c\)|\d).*\n/gim, '').trim()
  return [...(author ? [`Copyright ${author}`] : []), ...(terms ? [terms] : [])].join('\n\n')
}

const authorOf = async (name: string): Promise<string | undefined> => {
  const file = join('node_modules', name, 'package.json')
  if (!existsSync(file)) return undefined
  const { author } = JSON.parse(await readFile(file, 'utf8')) as { author?: string | { name: string } }
  return typeof author === 'object' ? author.name : author
}

const entryOf = async (entry: BundledPackage, packages: readonly BundledPackage[]): Promise<string> => {
  const { name, version, identifier = '' } = entry
  const text = licenceTextOf(entry, packages, await authorOf(name))
  return `${name} ${version}\n${identifier}\n\n${text}${await noticesOf(name)}`
}

/**
 * Writes the file of licences from the lists of all builds of a folder.
 * @param texts further licences, for example of fonts
 * @throws Error that names the packages whose licence is not allowed
 */
export const writeLicences = async (folder: string, texts: readonly string[] = []): Promise<void> => {
  const lists = (await readdir(join(folder, listFolder))).filter((file) => listName.test(file))
  const bundled = await Promise.all(
    lists.map(async (list) => JSON.parse(await readFile(join(folder, listFolder, list), 'utf8')) as BundledPackage[]),
  )
  const packages = [...new Map(bundled.flat().map((entry) => [`${entry.name}@${entry.version}`, entry])).values()]
  const refused = packages.filter(({ identifier = '' }) => !isAllowedLicence(identifier))
  if (refused.length > 0)
    throw new Error(`Not allowed: ${refused.map(({ name, identifier }) => `${name} (${identifier})`).join(', ')}`)
  const sorted = packages.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const entries = await Promise.all(sorted.map((entry) => entryOf(entry, packages)))
  const rule = `\n\n${'-'.repeat(80)}\n\n`
  await writeFile(
    join(folder, licencesPath),
    `${['This site contains software of others, under these licences.', ...entries, ...texts].join(rule)}\n`,
  )
}
