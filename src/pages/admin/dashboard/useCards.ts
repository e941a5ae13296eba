import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
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

const useProblem = (actor: SectionActor | undefined): string | null =>
  useSelector(actor, (snapshot) => snapshot?.context.problem) ?? null

/** Why each card failed to load its figures. Null: it did not. */
export const useProblems = (actors: CardActors): Readonly<Record<Section, string | null>> => ({
  userOverview: useProblem(actors.userOverview),
  itemOverview: useProblem(actors.itemOverview),
  itemPerformance: useProblem(actors.itemPerformance),
  itemListings: useProblem(actors.itemListings),
})

const useIsEmpty = (actor: SectionActor | undefined): boolean =>
  useSelector(actor, (snapshot) => snapshot !== undefined && selectIsEmpty(snapshot))

/** Whether no card has figures, because all failed to load them. */
export const useAreEmpty = (actors: CardActors): boolean =>
  [
    useIsEmpty(actors.userOverview),
    useIsEmpty(actors.itemOverview),
    useIsEmpty(actors.itemPerformance),
    useIsEmpty(actors.itemListings),
  ].every(Boolean)

const useTimeFrame = (actor: SectionActor | undefined, section: Section): TimeFrame =>
  useSelector(actor, (snapshot) => snapshot?.context.timeFrame) ?? defaultTimeFrames[section]

export const useTimeFrames = (actors: CardActors): ChosenTimeFrames => ({
  userOverview: useTimeFrame(actors.userOverview, 'userOverview'),
  itemOverview: useTimeFrame(actors.itemOverview, 'itemOverview'),
  itemPerformance: useTimeFrame(actors.itemPerformance, 'itemPerformance'),
  itemListings: useTimeFrame(actors.itemListings, 'itemListings'),
})

const useCardLoadedAt = (actor: SectionActor | undefined, timeFrame: TimeFrame): number | null =>
  useSelector(actor, (snapshot) => (snapshot ? selectLoadedAt(snapshot, timeFrame) : null))

/** When the first card with figures for a time frame loaded them. Null until one has. */
export const useLoadedAt = (actors: CardActors, timeFrame: TimeFrame): number | null => {
  const times = [
    useCardLoadedAt(actors.userOverview, timeFrame),
    useCardLoadedAt(actors.itemOverview, timeFrame),
    useCardLoadedAt(actors.itemPerformance, timeFrame),
    useCardLoadedAt(actors.itemListings, timeFrame),
  ]
  return times.find((time) => time !== null) ?? null
}
