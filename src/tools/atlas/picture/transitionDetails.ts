import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import { type Edge, modelOf } from '#tools/paths/model/configurationGraph.ts'
import { inOneLine } from '#tools/paths/model/observation.ts'
import type { DeclaredTransition } from '#tools/paths/model/parts.ts'

/** What the model of a chart knows beside the chart itself: how the catalogue names what takes a transition, and what is emitted on the way. */
export interface Cases {
  /** The names of the outcomes that take a transition, in the order of the catalogue. */
  readonly outcomesOf: (transition: DeclaredTransition) => readonly string[]
  /** What a transition emits, where it is the same whenever the transition is taken alone; null otherwise. */
  readonly emittedBy: (transition: DeclaredTransition) => readonly unknown[] | null
}

/** @throws TooManySituations */
export const casesOf = (entry: CatalogueEntry): Cases => {
  const takers = new Map<string, Edge[]>()
  for (const edge of modelOf(entry).edges) {
    for (const id of new Set(edge.situation.record.taken)) takers.set(id, [...(takers.get(id) ?? []), edge])
  }
  return {
    outcomesOf: ({ id, eventType }) => {
      const named = new Set(
        (takers.get(id) ?? []).flatMap(({ input }) =>
          input.type === 'outcome' && isEndOf(eventType, input.invoke) ? [input.case] : [],
        ),
      )
      return [...named]
    },
    emittedBy: ({ id }) => {
      const alone = (takers.get(id) ?? []).filter(({ situation }) => situation.record.taken.length === 1)
      const kinds = new Map(
        alone.map(({ situation }) => [inOneLine(situation.record.emitted), situation.record.emitted]),
      )
      return kinds.size === 1 ? ([...kinds.values()][0] ?? null) : null
    },
  }
}

const isEndOf = (eventType: string, invoke: string): boolean =>
  [`xstate.done.actor.${invoke}`, `xstate.error.actor.${invoke}`].includes(eventType)
