import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { changesOf, valueText } from '#tools/paths/expectations/valueText.ts'
import { labelOf } from '#tools/paths/model/parts.ts'
import { actorName } from '#tools/paths/model/printValue.ts'
import { innermostStates } from '#tools/paths/report/innermostStates.ts'

/** The states that became active, the fields of the context that changed, and the end of the chart. */
export const describeSnapshot = (before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot): string[] => {
  const statesBefore = before ? innermostStates(before) : []
  const entered = innermostStates(after).filter((state) => !statesBefore.includes(state))
  return [
    ...entered.map((state) => `state: ${state}`),
    ...changesOf(before?.context ?? {}, after.context).map(
      (change) => `context.${change.field}: ${valueText(change.after)}`,
    ),
    ...(after.status === 'done' ? [`output: ${valueText(after.output)}`] : []),
    ...(after.status === 'error' ? [`error: ${valueText(after.error)}`] : []),
  ]
}

export const cancelAction = 'xstate.cancel'

/** The parameters of the actions of XState. */
interface Parameters {
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

const describers: Readonly<Record<string, (parameters: Parameters) => string | null>> = {
  'xstate.emit': ({ event }) => withPayload(`effect ${event.type}`, event),
  // An actor that has ended receives nothing.
  'xstate.sendTo': ({ to, event, delay }) => {
    const wait = delay === undefined ? '' : ` after ${toMilliseconds(delay)}`
    return isActive(to) ? withPayload(`message ${event.type} to ${actorName(to.id)}${wait}`, event) : null
  },
  // Without a delay, the chart handles the event in the same step.
  'xstate.raise': ({ event, delay }) =>
    delay === undefined ? null : `delay ${labelOf(event.type).replace(/^after /, '')}: ${toMilliseconds(delay)}`,
  // A state cancels its own delays when the chart leaves it.
  [cancelAction]: ({ sendId }) => (sendId.startsWith('xstate.after.') ? null : `cancel of the delay ${sendId}`),
  'xstate.spawnChild': ({ id, src, input }) => {
    const source = typeof src === 'string' && src !== id ? ` (${src})` : ''
    return `start of ${id}${source}${input === undefined ? '' : `: ${valueText(input)}`}`
  },
  'xstate.stopChild': (actor) => (isActive(actor) ? `stop of ${actor.id}` : null),
}

const isActive = (actor: Pick<Parameters, 'getSnapshot'>): boolean =>
  (actor.getSnapshot?.() as { readonly status?: string } | undefined)?.status === 'active'

/** What an action does, in one line; null if nothing outside the chart notices it. */
export const describeAction = ({ type, params }: { readonly type: string; readonly params?: unknown }): string | null =>
  describers[type]?.((params ?? {}) as Parameters) ?? null

const withPayload = (text: string, event: AnyEventObject): string => {
  const payload = Object.entries(event).filter(([field]) => field !== 'type')
  return payload.length === 0 ? text : `${text}: ${valueText(Object.fromEntries(payload))}`
}

const toMilliseconds = (delay: number): string => `${delay.toLocaleString('en-GB')} ms`
