import { periodOfSlug, slugOf } from '#domain/periods/periods.ts'
import { type Section, sections } from '#domain/dashboard/sections.ts'
import { defaultTimeFrame, isCustomRange, monthFrames, type TimeFrame, timeFrames } from '#domain/periods/timeFrames.ts'

/** The time frame of each card. */
export type ChosenTimeFrames = Readonly<Record<Section, TimeFrame>>

/** One time frame for all cards. */
export const sameTimeFrame = (timeFrame: TimeFrame): ChosenTimeFrames => ({
  userOverview: timeFrame,
  itemOverview: timeFrame,
  itemPerformance: timeFrame,
  itemListings: timeFrame,
})

export const defaultTimeFrames = sameTimeFrame(defaultTimeFrame)

/** The time frame of the page: the one that most cards have. Of several it is the default, or else the first. */
export const pageTimeFrame = (chosen: ChosenTimeFrames): TimeFrame => {
  const cardsWith = (timeFrame: TimeFrame) => sections.filter((section) => chosen[section] === timeFrame).length
  return sections
    .map((section) => chosen[section])
    .reduce((most, timeFrame) => (cardsWith(timeFrame) > cardsWith(most) ? timeFrame : most), defaultTimeFrame)
}

/** The query parameter of the page. */
const pageParameter = 'period'

/** The query parameter of each card that differs from the page. */
const parameterNames: Readonly<Record<Section, string>> = {
  userOverview: 'users',
  itemOverview: 'items',
  itemPerformance: 'performance',
  itemListings: 'listings',
}

const version = 1

/** The query of the dashboard with one time frame for all cards, whatever the browser has stored. */
export const queryOfPeriod = (timeFrame: TimeFrame): string => `?${pageParameter}=${slugOf(timeFrame)}`

const namedTimeFrames = [...timeFrames, ...monthFrames]

const parseSlug = (slug: string | null): TimeFrame | undefined =>
  slug !== null && isCustomRange(slug) ? slug : periodOfSlug(namedTimeFrames, slug)

const parseName = (name: unknown): TimeFrame | undefined =>
  typeof name === 'string' && isCustomRange(name) ? name : namedTimeFrames.find((timeFrame) => timeFrame === name)

const collect = (find: (section: Section) => TimeFrame | undefined): Partial<ChosenTimeFrames> =>
  Object.fromEntries(sections.flatMap((section) => (find(section) ? [[section, find(section)]] : [])))

/** The time frames in the query of a URL. Unknown values are ignored. */
const timeFramesInUrl = (search: string): Partial<ChosenTimeFrames> => {
  const params = new URLSearchParams(search)
  const page = parseSlug(params.get(pageParameter))
  return collect((section) => parseSlug(params.get(parameterNames[section])) ?? page)
}

/** The time frames in the browser storage (§4). Invalid values are ignored. */
const parseStoredTimeFrames = (text: string | null): Partial<ChosenTimeFrames> => {
  if (text === null || text === '') return {}
  try {
    const stored = JSON.parse(text) as { version?: unknown; frames?: Record<string, unknown> }
    return stored.version === version && stored.frames ? collect((section) => parseName(stored.frames?.[section])) : {}
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
 * A query with these time frames, including its question mark, or an empty string. It names the time frame of the page
 * unless it is the default, and the cards that differ. Other parameters stay.
 */
export const withTimeFrames = (search: string, chosen: ChosenTimeFrames): string => {
  const params = new URLSearchParams(search)
  const page = pageTimeFrame(chosen)
  const write = (parameter: string, timeFrame: TimeFrame, usual: TimeFrame) => {
    if (timeFrame === usual) params.delete(parameter)
    else params.set(parameter, slugOf(timeFrame))
  }
  write(pageParameter, page, defaultTimeFrame)
  for (const section of sections) write(parameterNames[section], chosen[section], page)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
