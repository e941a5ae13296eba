/** A moment at which tests run. */
export interface Moment {
  /** The name in `TEST_MOMENT`. */
  readonly name: string
  readonly description: string
  /** An ISO time. */
  readonly time: string
  /** The time zone of tests, stack and browser. */
  readonly zone: string
}

/** The moment of `npm test`, of benchmarks and of the pictures in README. */
export const usualMoment: Moment = {
  name: 'wednesday',
  description: 'an ordinary Wednesday morning',
  time: '2026-11-25T10:00:00Z',
  zone: 'UTC',
}

/** The moments of `npm run test:calendar`. Together they have every edge of a calendar that the console knows. */
export const moments: readonly Moment[] = [
  usualMoment,
  {
    name: 'saturday',
    description: 'a Saturday, the last day of a week, ahead of UTC by a part of an hour',
    time: '2026-11-28T17:10:00+05:45',
    zone: 'Asia/Kathmandu',
  },
  {
    name: 'leap-day',
    description: 'a leap day, which is a Sunday and the last day of a month',
    time: '2032-02-29T00:20:00+01:00',
    zone: 'Africa/Lagos',
  },
  {
    name: 'new-year',
    description: 'the first day of a month and of a year',
    time: '2027-01-01T09:00:00Z',
    zone: 'UTC',
  },
  {
    name: 'midnight',
    description: 'five minutes before midnight of a Monday, the last day of a month and of a year',
    time: '2029-12-31T23:55:00-05:00',
    zone: 'America/New_York',
  },
  {
    name: 'spring',
    description: 'five seconds before clocks are put ahead',
    time: '2027-03-14T01:59:55-05:00',
    zone: 'America/New_York',
  },
  {
    name: 'autumn',
    description: 'five seconds before clocks are put back, on the first day of a month',
    time: '2026-11-01T01:59:55-04:00',
    zone: 'America/New_York',
  },
]

/** @throws Error if `TEST_MOMENT` names no moment */
export const chosenMoment = (name = process.env['TEST_MOMENT']): Moment => {
  const chosen = name === undefined ? usualMoment : moments.find((moment) => moment.name === name)
  if (chosen) return chosen
  throw new Error(`TEST_MOMENT is "${name}". The moments are ${moments.map((moment) => moment.name).join(', ')}.`)
}
