import type { SnapshotFrom } from 'xstate'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import type { sectionMachine } from '#machines/dashboard/section.machine.ts'

type Snapshot = SnapshotFrom<typeof sectionMachine>

/** What the figures are compared with could not be loaded, or was not asked for. */
const isNotCompared = (snapshot: Snapshot): boolean =>
  snapshot.matches({ succeeded: 'notCompared' }) ||
  (snapshot.matches('failed') && snapshot.context.loaded?.comparison === null)

/** What a card of the dashboard shows. */
export const selectSection = (snapshot: Snapshot) => ({
  timeFrame: snapshot.context.timeFrame,
  loaded: snapshot.context.loaded,
  problem: snapshot.context.problem,
  isBusy: snapshot.hasTag('busy'),
  isNotCompared: isNotCompared(snapshot),
})

/** What a key figure shows of its card. */
export const selectKeyFigure = (snapshot: Snapshot) => ({
  loaded: snapshot.context.loaded,
  hasFailed: snapshot.context.problem !== null,
  isNotCompared: isNotCompared(snapshot),
})

/** Whether the card failed to load its figures, and has no earlier ones. */
export const selectIsEmpty = ({ context: { loaded, problem } }: Snapshot): boolean => problem !== null && !loaded

/** When the figures for a time frame were loaded, in milliseconds since 1970. Null if others are shown. */
export const selectLoadedAt = ({ context: { loaded } }: Snapshot, timeFrame: TimeFrame): number | null =>
  loaded?.timeFrame === timeFrame ? loaded.figures.loadedAt : null
