import { printValue } from '#charts/paths/model/printValue.ts'
import { formatDuration, toWords } from '#charts/pictures/words.ts'

type Parts = Readonly<Record<string, unknown>>

/** What XState attaches to the functions that it creates, such as `assign(…)` and `not(…)`. */
export const partsOf = (value: unknown): Parts =>
  typeof value === 'function' || (typeof value === 'object' && value !== null) ? (value as unknown as Parts) : {}

/** The kind of a guard that XState creates: `and`, `or`, `not` or `stateIn`; null for all others. */
export const guardKind = (guard: unknown): string | null =>
  typeof guard === 'function' && 'check' in guard ? guard.name.replace(/\d+$/, '') : null

/** A guard in words: `is valid`, `not (is late and is new)`, `count > 3`. */
export const guardWords = (guard: unknown): string => {
  const { guards = [], stateValue, type, params } = partsOf(guard)
  const kind = guardKind(guard)
  const inner = (guards as unknown[]).map(guardWords)
  if (kind === 'stateIn') return `in ${statePathOf(stateValue)}`
  if (kind === 'not') return `not ${inBrackets(inner[0] ?? '')}`
  if (kind !== null) return inner.map((words) => (inner.length > 1 ? inBrackets(words) : words)).join(` ${kind} `)
  if (typeof guard === 'string') return toWords(guard)
  if (typeof type === 'string') return `${toWords(type)}${paramsText(params)}`
  return sourceOf(guard) ?? 'a condition without a name'
}

/** The same with the code of its parameters: two guards of one name can depend on different data. */
export const conditionWords = (guard: unknown): string => {
  const { params } = partsOf(guard)
  const code = typeof params === 'function' ? sourceOf(params) : null
  return `${guardWords(guard)}${code === null ? '' : ` (${withoutBrackets(code)})`}`
}

/** `at: 1` for `({ at: 1 })`. */
const withoutBrackets = (code: string): string =>
  code
    .replace(/^\(?\{/, '')
    .replace(/\}\)?$/, '')
    .replaceAll('"', '')
    .trim()

const inBrackets = (words: string): string => (/ (and|or) /.test(words) ? `(${words})` : words)

const paramsText = (params: unknown): string =>
  params === undefined || typeof params === 'function' ? '' : ` (${printValue(params).replaceAll(/["{}]/g, '')})`

/** `open.code` for `{ open: 'code' }`. */
const statePathOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.replace(/^#/, '')
    : Object.entries(value as object)
        .map(([key, inner]) => [key, ...(Object.keys(Object(inner)).length > 0 ? [statePathOf(inner)] : [])].join('.'))
        .join(' and ')

/** What a built-in action of XState does, in words. */
const builtInActions: Readonly<Record<string, (parts: Parts) => string>> = {
  'xstate.assign': ({ assignment }) =>
    typeof assignment === 'object' ? `set ${Object.keys(assignment ?? {}).join(', ')}` : 'set the context',
  'xstate.raise': ({ event, delay }) => `raise ${eventName(event)}${delayWords(delay)}`,
  'xstate.sendTo': ({ event, to, delay }) => `send ${eventName(event)}${receiver(to)}${delayWords(delay)}`,
  'xstate.emit': ({ event }) => `emit ${eventName(event)}`,
  'xstate.spawnChild': ({ src, id }) => `start ${[src, id].find((name) => typeof name === 'string') ?? 'an actor'}`,
  'xstate.stopChild': ({ actorRef }) => `stop ${typeof actorRef === 'string' ? actorRef : 'an actor'}`,
  'xstate.cancel': ({ sendId }) => `cancel ${typeof sendId === 'string' ? sendId : 'a delay'}`,
  'xstate.log': () => 'log',
  'xstate.enqueueActions': () => 'several actions',
}

const eventName = (event: unknown): string => {
  const { type } = partsOf(event)
  return typeof type === 'string' ? toWords(type) : 'an event'
}

const receiver = (to: unknown): string => (typeof to === 'string' ? ` to ${toWords(to)}` : '')

const delayWords = (delay: unknown): string => {
  if (typeof delay === 'number') return ` after ${formatDuration(delay)}`
  return typeof delay === 'string' ? ` after ${toWords(delay)}` : ''
}

/** An action without a name in words: `set count`, `send ping to pong`. */
export const actionWords = (action: unknown): string => {
  const parts = partsOf(action)
  return builtInActions[String(parts['type'])]?.(parts) ?? sourceOf(action) ?? 'an action without a name'
}

/** Of a longer function, these are its first words. */
const longestSource = 60

/** What a compiler makes of an imported name: `(0, other.call)`, `import_other.call`, `import_other.default`. */
const importedCall = /\(0, ?([\w$]+\.[\w$]+)\)/g
const importedDefault = /\bimport_([\w$]+)\.default\b/g
const importedName = /\bimport_[\w$]+\./g

/** A compiler removes the spaces around them. */
const operators = /(?<=[\w)\]'"])\s*([!=]==?|[<>]=?|&&|\|\||\+)\s*(?=[\w([!'"])/g

/** The words of a function that does nothing. */
export const emptyAction = '{}'

/** The name of a function, or the first words of its code: `context.count > 3`. */
const sourceOf = (value: unknown): string | null => {
  if (typeof value !== 'function') return null
  if (value.name && !['guard', 'actions', 'entry', 'exit', 'params'].includes(value.name)) return toWords(value.name)
  if (/=>\s*\{\s*\}$/.test(String(value))) return emptyAction
  const [, body = ''] = /^(?:async )?(?:\([^)]*\)|\w+)\s*=>\s*(.*)$/s.exec(String(value)) ?? []
  const text = plainCode(/^\{(.*)\}$/s.exec(body)?.[1] ?? body)
  return text === '' ? null : firstWords(text)
}

const plainCode = (code: string): string =>
  code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(importedCall, '$1')
    .replaceAll(importedDefault, '$1')
    .replaceAll(importedName, '')
    .replaceAll(operators, ' $1 ')
    .trim()
    .replace(/^return /, '')
    .replace(/;$/, '')

const firstWords = (text: string): string =>
  text.length > longestSource ? `${text.slice(0, longestSource).replace(/\W*\s\S*$/, '')} …` : text
