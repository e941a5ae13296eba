import { type Section, sections } from '#domain/dashboard/sections.ts'
import { defaultTimeFrame, type TimeFrame, timeFrames } from '#domain/dashboard/timeFrames.ts'

/** The time frame of every card. */
export type ChosenTimeFrames = Readonly<Record<Section, TimeFrame>>

export const defaultTimeFrames: ChosenTimeFrames = {
  userOverview: defaultTimeFrame,
  itemOverview: defaultTimeFrame,
  itemPerformance: defaultTimeFrame,
  itemListings: defaultTimeFrame,
}

/** How the address names a card. */
const names: Readonly<Record<Section, string>> = {
  userOverview: 'users',
  itemOverview: 'items',
  itemPerformance: 'performance',
  itemListings: 'listings',
}

const version = 1

/** A time frame as the address has it: `last-30-days`. */
const slugOf = (frame: TimeFrame): string => frame.toLowerCase().replaceAll(' ', '-')

const chosen = (find: (section: Section) => TimeFrame | undefined): Partial<ChosenTimeFrames> =>
  Object.fromEntries(sections.flatMap((section) => (find(section) ? [[section, find(section)]] : [])))

/** The time frames that the part of an address behind the question mark names; what makes no sense is as if it were not there. */
const timeFramesInUrl = (search: string): Partial<ChosenTimeFrames> => {
  const given = new URLSearchParams(search)
  return chosen((section) => timeFrames.find((frame) => slugOf(frame) === given.get(names[section])))
}

/** The time frames out of what a browser has kept (§4). One that is broken is dropped, the good ones stay. */
const parseStoredTimeFrames = (text: string | null): Partial<ChosenTimeFrames> => {
  if (text === null || text === '') return {}
  try {
    const { version: written, frames } = JSON.parse(text) as { version?: unknown; frames?: Record<string, unknown> }
    return written === version && frames
      ? chosen((section) => timeFrames.find((frame) => frame === frames[section]))
      : {}
  } catch {
    return {}
  }
}

/** What every card shows: the time frame of the address, else the remembered one, else 'This week' (§9). */
export const parseTimeFrames = (search: string, kept: string | null): ChosenTimeFrames => ({
  ...defaultTimeFrames,
  ...parseStoredTimeFrames(kept),
  ...timeFramesInUrl(search),
})

/** The time frames as a browser keeps them. */
export const serializeTimeFrames = (frames: ChosenTimeFrames): string => JSON.stringify({ version, frames })

/** The part of an address behind the path with these time frames: empty, or with its question mark. The usual one is left out, and what else stands there stays. */
export const withTimeFrames = (search: string, frames: ChosenTimeFrames): string => {
  const given = new URLSearchParams(search)
  for (const section of sections) {
    if (frames[section] === defaultTimeFrame) given.delete(names[section])
    else given.set(names[section], slugOf(frames[section]))
  }
  const text = given.toString()
  return text === '' ? '' : `?${text}`
}
