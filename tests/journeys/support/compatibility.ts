import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' }
import { type SupportedBrowser, supportedBrowsers } from '#tools/supportedBrowsers.ts'

const partsOf = (version: string): number[] => version.replace('≤', '').split('.').map(Number)

const isAtMost = (version: string, limit: string): boolean => {
  const [major = 0, minor = 0] = partsOf(version)
  const [maxMajor = 0, maxMinor = 0] = partsOf(limit)
  return major < maxMajor || (major === maxMajor && minor <= maxMinor)
}

const includes = ({ version_added, version_removed, flags }: SimpleSupportStatement, version: string): boolean =>
  typeof version_added === 'string' &&
  version_added !== 'preview' &&
  flags === undefined &&
  isAtMost(version_added, version) &&
  !(typeof version_removed === 'string' && isAtMost(version_removed, version))

/** The supported browsers whose oldest version lacks a feature. */
const lackingBrowsers = ({ support }: CompatStatement): SupportedBrowser[] =>
  (Object.keys(supportedBrowsers) as SupportedBrowser[]).filter(
    (name) => ![support[name] ?? []].flat().some((statement) => includes(statement, supportedBrowsers[name])),
  )

const isLacking = (feature: Identifier | undefined): boolean =>
  feature?.__compat !== undefined && lackingBrowsers(feature.__compat).length > 0

/** The interfaces of objects that scripts use by another name. */
const objects: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
  screen: 'Screen',
}

const globalNamed = (name: string): Identifier | undefined =>
  (bcd.javascript.builtins as Identifier)[name] ?? (bcd.api as Identifier)[name]

const memberOf = (name: string, member: string): Identifier | undefined => {
  const owner = globalNamed(objects[name] ?? name)
  return owner?.[`${member}_static`] ?? owner?.[member]
}

/**
 * The globals, their members and the constructors that a script names and a supported browser lacks.
 * It does not see the methods of objects whose class the text does not say: the `lib` of tsconfig.json holds those.
 */
export const missingInScript = (script: string): string[] => {
  const members = [...script.matchAll(/\b([A-Za-z]\w*)\.([A-Za-z]\w*)/g)]
    .filter(([, name = '', member = '']) => isLacking(memberOf(name, member)))
    .map(([text]) => text)
  const constructors = [...script.matchAll(/\bnew ([A-Z]\w+)/g)].flatMap(([, name = '']) =>
    isLacking(globalNamed(name)) ? [`new ${name}`] : [],
  )
  return [...new Set([...members, ...constructors])].toSorted()
}

/** Features by name, wherever they are below a group. */
const namedBelow = (group: Identifier, name: string): Identifier[] =>
  Object.entries(group).flatMap(([key, feature]) =>
    key === '__compat'
      ? []
      : [...(key === name ? [feature as Identifier] : []), ...namedBelow(feature as Identifier, name)],
  )

const { properties = {}, selectors = {}, types = {}, 'at-rules': rules = {} } = bcd.css as Record<string, Identifier>

const missingInDeclaration = (property: string, value: string): string[] => {
  const feature = (properties as Identifier)[property]
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].flatMap(([, name = '']) => {
    const found = namedBelow(types as Identifier, name)
    return found.length > 0 && found.every(isLacking) ? [`${name}()`] : []
  })
  if (property.startsWith('--') || !feature) return functions
  const words = [...value.matchAll(/(?<![\w-])[a-z][a-z-]*/g)].filter(([word]) => isLacking(feature[word]))
  return [...functions, ...(isLacking(feature) ? [property] : words.map(([word]) => `${property}: ${word}`))]
}

/** The properties, words, functions, selectors and rules of a style sheet that a supported browser lacks. */
export const missingInStyles = (styles: string): string[] => {
  const declarations = [...styles.matchAll(/[{;]\s*([a-z-]+):([^;{}]+)/g)].filter(
    ([, name = '']) => !name.startsWith('-') || name.startsWith('--'),
  )
  const heads = [...styles.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head)
  const pseudo = heads
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => [...head.matchAll(/::?([a-z][a-z-]+)/g)])
    .filter(([, name = '']) => isLacking((selectors as Identifier)[name]))
    .map(([text]) => text)
  const atRules = heads.flatMap((head) => {
    const name = /^@([a-z-]+)/.exec(head)?.[1] ?? ''
    return isLacking((rules as Identifier)[name]) ? [`@${name}`] : []
  })
  const declared = declarations.flatMap(([, property = '', value = '']) => missingInDeclaration(property, value))
  return [...new Set([...declared, ...pseudo, ...atRules])].toSorted()
}
