import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type ChosenTimeFrames, defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { selectSection } from '#machines/dashboard/section.selectors.ts'

type SectionActor = ActorRefFrom<typeof sectionMachine>

/** What a card shows, or null before its chart runs. */
export type CardView = ReturnType<typeof selectSection> | null

export const useCard = (actor: SectionActor | undefined): CardView =>
  useSelector(actor, (snapshot) => (snapshot ? selectSection(snapshot) : null), shallowEqual)

/** What the four cards show. */
export const useCards = (actors: Readonly<Partial<Record<Section, SectionActor>>>): Record<Section, CardView> => ({
  userOverview: useCard(actors.userOverview),
  itemOverview: useCard(actors.itemOverview),
  itemPerformance: useCard(actors.itemPerformance),
  itemListings: useCard(actors.itemListings),
})

/** The time frames of the cards. */
export const timeFramesOf = (cards: Readonly<Record<Section, CardView>>): ChosenTimeFrames => ({
  userOverview: cards.userOverview?.timeFrame ?? defaultTimeFrames.userOverview,
  itemOverview: cards.itemOverview?.timeFrame ?? defaultTimeFrames.itemOverview,
  itemPerformance: cards.itemPerformance?.timeFrame ?? defaultTimeFrames.itemPerformance,
  itemListings: cards.itemListings?.timeFrame ?? defaultTimeFrames.itemListings,
})
