import { type Section, sections } from '#domain/dashboard/sections.ts'
import { defaultTimeFrame, type TimeFrame, timeFrames } from '#domain/dashboard/timeFrames.ts'

/** The time frame of each card. */
export type ChosenTimeFrames = Readonly<Record<Section, TimeFrame>>

export const defaultTimeFrames: ChosenTimeFrames = {
  userOverview: defaultTimeFrame,
  itemOverview: defaultTimeFrame,
  itemPerformance: defaultTimeFrame,
  itemListings: defaultTimeFrame,
}

/** The query parameter of each card. */
const parameterNames: Readonly<Record<Section, string>> = {
  userOverview: 'users',
  itemOverview: 'items',
  itemPerformance: 'performance',
  itemListings: 'listings',
}

const version = 1

/** A time frame as a query value: `last-30-days`. */
const slugOf = (timeFrame: TimeFrame): string => timeFrame.toLowerCase().replaceAll(' ', '-')

const collect = (find: (section: Section) => TimeFrame | undefined): Partial<ChosenTimeFrames> =>
  Object.fromEntries(sections.flatMap((section) => (find(section) ? [[section, find(section)]] : [])))

/** The time frames in the query of a URL. Unknown values are ignored. */
const timeFramesInUrl = (search: string): Partial<ChosenTimeFrames> => {
  const params = new URLSearchParams(search)
  return collect((section) => timeFrames.find((timeFrame) => slugOf(timeFrame) === params.get(parameterNames[section])))
}

/** The time frames in the browser storage (§4). Invalid values are ignored. */
const parseStoredTimeFrames = (text: string | null): Partial<ChosenTimeFrames> => {
  if (text === null || text === '') return {}
  try {
    const stored = JSON.parse(text) as { version?: unknown; frames?: Record<string, unknown> }
    return stored.version === version && stored.frames
      ? collect((section) => timeFrames.find((timeFrame) => timeFrame === stored.frames?.[section]))
      : {}
  } catch {
    return {}
  }
}

/** The time frame of each card: from the URL, else from the browser storage, else 'This week' (§9). */
export const parseTimeFrames = (search: string, storedText: string | null): ChosenTimeFrames => ({
  ...defaultTimeFrames,
  ...parseStoredTimeFrames(storedText),
  ...timeFramesInUrl(search),
})

/** The text of the time frames for the browser storage. */
export const serializeTimeFrames = (chosen: ChosenTimeFrames): string => JSON.stringify({ version, frames: chosen })

/**
 * A query with these time frames, including its question mark, or an empty string.
 * It omits the default time frame and keeps other parameters.
 */
export const withTimeFrames = (search: string, chosen: ChosenTimeFrames): string => {
  const params = new URLSearchParams(search)
  for (const section of sections) {
    if (chosen[section] === defaultTimeFrame) params.delete(parameterNames[section])
    else params.set(parameterNames[section], slugOf(chosen[section]))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
