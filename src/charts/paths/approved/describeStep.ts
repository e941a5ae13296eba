import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { changesOf } from '#charts/paths/approved/contextChanges.ts'
import { actorName } from '#charts/read/absentActors.ts'
import { labelOf } from '#charts/read/chart.ts'
import { type Fields, fieldText, isPlain, type NameOf, valueText, withoutMarks } from '#charts/paths/model/valueText.ts'
import { innermostStates } from '#charts/read/running.ts'

/** What the texts of one step depend on. */
export interface Wording {
  readonly nameOf: NameOf
  /** The input of the chart. Where its fields keep long values, only the names of the fields are told. */
  readonly given: Fields
}

/** The states that a step entered. */
export const enteredStates = (before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot): string[] => {
  const statesBefore = before ? innermostStates(before) : []
  return innermostStates(after).filter((state) => !statesBefore.includes(state))
}

/** The fields of the context that a step changed, and the end of the chart. The output tells its own fields. */
export const describeContext = (
  before: Fields,
  { context, status, output, error }: AnyMachineSnapshot,
  wording: Wording,
): string[] => [
  ...changesOf(before, context, wording.nameOf)
    .filter(({ field }) => !isPlain(output) || !isSame(output, field, context[field]))
    .map(({ field, text }) => fieldText(field, text)),
  ...(status === 'done' ? [`ends${parameters(output, wording)}`] : []),
  ...(status === 'error' ? [`stops with an error: ${valueText(error)}`] : []),
]

const isSame = (record: Fields, field: string, value: unknown): boolean =>
  value !== undefined && valueText(record[field]) === valueText(value)

/** ` (code "1234", policy)`. A field without a value is as it was given. */
const parameters = (value: unknown, { nameOf, given }: Wording): string => {
  if (value === undefined) return ''
  if (!isPlain(value) || nameOf(value) !== undefined) return ` (${valueText(value, nameOf)})`
  const texts = Object.keys(value)
    .sort()
    .map((field) => {
      const text = valueText(value[field], nameOf)
      return text.length > 20 && isSame(given, field, value[field]) ? field : fieldText(field, text)
    })
  return texts.length === 0 ? '' : ` (${texts.join(', ')})`
}

export const cancelAction = 'xstate.cancel'

/** The parameters of the actions of XState. */
export interface Parameters {
  readonly event: AnyEventObject
  readonly delay: number | undefined
  readonly id: string
  readonly sendId: string
  readonly src: unknown
  readonly input: unknown
  readonly to: Pick<AnyActorRef, 'id' | 'getSnapshot'>
  /** Of an actor that is stopped. */
  readonly getSnapshot?: AnyActorRef['getSnapshot']
}

/** What an action does, in one line; null if nothing outside the chart notices it. */
export const actionDescribers: Readonly<Record<string, (action: Parameters, wording: Wording) => string | null>> = {
  'xstate.emit': ({ event: { type, ...payload } }, wording) => `effect ${type}${parameters(payload, wording)}`,
  // An actor that has ended receives nothing.
  'xstate.sendTo': ({ to, event: { type, ...payload }, delay }, wording) => {
    const receiver = `${withoutMarks(actorName(to.id))}${delay === undefined ? '' : ` after ${toMilliseconds(delay)}`}`
    return isActive(to) ? `send ${type} to ${receiver}${parameters(payload, wording)}` : null
  },
  // Without a delay, the chart handles the event in the same step.
  'xstate.raise': ({ event, delay }) =>
    delay === undefined ? null : `delay ${labelOf(event.type).replace(/^after /, '')} ${toMilliseconds(delay)}`,
  // A state cancels its own delays when the chart leaves it.
  [cancelAction]: ({ sendId }) => (sendId.startsWith('xstate.after.') ? null : `cancel ${sendId}`),
  'xstate.spawnChild': ({ id, src, input }, wording) =>
    `call ${id}${typeof src === 'string' && src !== id ? ` as ${src}` : ''}${parameters(input, wording)}`,
  'xstate.stopChild': (actor) => (isActive(actor) ? `stop ${actor.id}` : null),
}

const isActive = (actor: Pick<Parameters, 'getSnapshot'>): boolean =>
  (actor.getSnapshot?.() as { readonly status?: string } | undefined)?.status === 'active'

const toMilliseconds = (delay: number): string => `${delay.toLocaleString('en-GB')} ms`
