import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import type { StateMeta } from '#machines/meta.ts'
import { sayActions } from '#tools/atlas/picture/describeActions.ts'
import { type Cases, casesOf } from '#tools/atlas/picture/transitionDetails.ts'
import type { DrawnChart, DrawnState, DrawnTransition, Trigger } from '#tools/atlas/picture/drawnChart.ts'
import { eitherOf, headingOf, sayDuration, wordsOf } from '#tools/atlas/picture/words.ts'
import { type DeclaredTransition, guardNameOf, labelOf, partsOf, pathOf } from '#tools/paths/model/parts.ts'

/**
 * A chart as plain data: every state and every transition that the machine object declares, said in the words of the catalogue.
 * @throws TooManySituations
 */
export const drawnChartOf = (entry: CatalogueEntry): DrawnChart => {
  const { nodes, transitions } = partsOf(entry.machine)
  const cases = casesOf(entry)
  return {
    id: entry.id,
    sentence: entry.sentence,
    states: nodes.map((node) => stateOf(entry, node)),
    transitions: transitions.map((transition) => transitionOf(entry, cases, transition)),
  }
}

const stateOf = (entry: CatalogueEntry, node: AnyStateNode): DrawnState => {
  const meta = node.meta as Partial<StateMeta> | undefined
  return {
    id: pathOf(node),
    name: headingOf(node.parent ? node.key : (entry.id.split('/')[1] ?? entry.id)),
    description: node.parent ? (node.description ?? '') : entry.sentence,
    kind: node.type,
    parent: node.parent ? pathOf(node.parent) : null,
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
    isRegion: node.parent?.type === 'parallel',
    section: meta?.section ?? '',
    isSeen: (meta?.sees ?? []).length > 0,
    calls: node.invoke.map(({ id }) => callOf(entry, id)),
    entry: sayActions(entry, listed(node.config.entry), null),
    exit: sayActions(entry, listed(node.config.exit), null),
  }
}

const transitionOf = (entry: CatalogueEntry, cases: Cases, transition: DeclaredTransition): DrawnTransition => {
  const { id, definition, source } = transition
  return {
    id,
    source: pathOf(source),
    targets: (definition.target ?? []).map(pathOf),
    trigger: triggerOf(transition.eventType),
    says: sayTrigger(entry, cases, transition),
    guard: sayGuard(transition),
    actions: sayActions(
      entry,
      definition.actions,
      cases.emittedBy(transition),
      transition.eventType.startsWith('xstate.error.'),
    ),
    isAnew: definition.reenter && (definition.target ?? []).includes(source),
  }
}

const triggerOf = (eventType: string): Trigger => {
  if (eventType === '') return 'always'
  if (eventType.startsWith('xstate.after.')) return 'delay'
  if (eventType.startsWith('xstate.done.state.')) return 'done'
  return eventType.startsWith('xstate.') ? 'call' : 'event'
}

const sayTrigger = (entry: CatalogueEntry, cases: Cases, transition: DeclaredTransition): string => {
  const { eventType, source } = transition
  const trigger = triggerOf(eventType)
  if (trigger === 'always') return 'at once'
  if (trigger === 'done') return 'all of it is done'
  if (trigger === 'delay') return `after ${sayDelay(entry.machine, labelOf(eventType).replace('after ', ''))}`
  if (trigger === 'event')
    return (entry.words?.events as Record<string, string> | undefined)?.[eventType] ?? wordsOf(eventType)
  const invoke =
    source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`) || eventType.endsWith(`.snapshot.${id}`))?.id ??
    ''
  const outcomes = cases.outcomesOf(transition)
  if (outcomes.length === 0)
    return `${callOf(entry, invoke)} ${eventType.startsWith('xstate.error.') ? 'fails' : eventType.startsWith('xstate.snapshot.') ? 'changes' : 'ends'}`
  return source.invoke.length > 1 ? `${callOf(entry, invoke)}: ${eitherOf(outcomes)}` : eitherOf(outcomes)
}

const callOf = (entry: CatalogueEntry, invoke: string): string => entry.words?.calls?.[invoke] ?? wordsOf(invoke)

const sayDelay = ({ implementations }: AnyStateMachine, name: string): string => {
  const delay = (implementations.delays as Record<string, unknown>)[name]
  return typeof delay === 'number' ? sayDuration(delay) : wordsOf(name)
}

/** A guard's name in words; the last of several branches that asks for nothing is what happens otherwise. */
const sayGuard = ({ definition, source, eventType, branch }: DeclaredTransition): string => {
  if (definition.guard !== undefined) return wordsOf(guardNameOf(definition) ?? 'a condition without a name')
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return branch > 0 && branch === branches.length - 1 ? 'otherwise' : ''
}

const listed = (actions: unknown): readonly unknown[] => [actions ?? []].flat() as unknown[]
