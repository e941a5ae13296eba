import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type ChosenTimeFrames, defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import type { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { selectIsEmpty, selectKeyFigure, selectLoadedAt, selectSection } from '#machines/dashboard/section.selectors.ts'

export type SectionActor = ActorRefFrom<typeof sectionMachine>

/** The charts of the cards, or undefined before they run. */
export type CardActors = Readonly<Record<Section, SectionActor | undefined>>

/** What a card shows, or null before its chart runs. */
export const useCard = (actor: SectionActor | undefined) =>
  useSelector(actor, (snapshot) => (snapshot ? selectSection(snapshot) : null), shallowEqual)

/** What a key figure shows of its card, or null before its chart runs. */
export const useKeyFigure = (actor: SectionActor | undefined) =>
  useSelector(actor, (snapshot) => (snapshot ? selectKeyFigure(snapshot) : null), shallowEqual)

type Snapshot = SnapshotFrom<SectionActor> | undefined

/** What a selector says about each card. Its snapshot is undefined before the chart of the card runs. */
const useEachCard = <T>(
  actors: CardActors,
  select: (snapshot: Snapshot, section: Section) => T,
): Readonly<Record<Section, T>> => ({
  userOverview: useSelector(actors.userOverview, (snapshot) => select(snapshot, 'userOverview')),
  itemOverview: useSelector(actors.itemOverview, (snapshot) => select(snapshot, 'itemOverview')),
  itemPerformance: useSelector(actors.itemPerformance, (snapshot) => select(snapshot, 'itemPerformance')),
  itemListings: useSelector(actors.itemListings, (snapshot) => select(snapshot, 'itemListings')),
})

/** Why each card failed to load its figures. Null: it did not. */
export const useProblems = (actors: CardActors): Readonly<Record<Section, string | null>> =>
  useEachCard(actors, (snapshot) => snapshot?.context.problem ?? null)

/** Whether no card has figures, because all failed to load them. */
export const useAreEmpty = (actors: CardActors): boolean =>
  Object.values(useEachCard(actors, (snapshot) => snapshot !== undefined && selectIsEmpty(snapshot))).every(Boolean)

export const useTimeFrames = (actors: CardActors): ChosenTimeFrames =>
  useEachCard(actors, (snapshot, section) => snapshot?.context.timeFrame ?? defaultTimeFrames[section])

/** When the first card with figures for a time frame loaded them. Null until one has. */
export const useLoadedAt = (actors: CardActors, timeFrame: TimeFrame): number | null => {
  const times = useEachCard(actors, (snapshot) => (snapshot ? selectLoadedAt(snapshot, timeFrame) : null))
  return Object.values(times).find((time) => time !== null) ?? null
}
