import { dayOf } from '#domain/days.ts'

/** A timer of a sleeping device can be late, so it never waits longer than this. */
const maxWaitMs = 60 * 60_000

const untilMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()

/**
 * Reports the local day, such as `2026-11-21`: at once, and each time that it changes.
 * @returns unsubscribes
 */
export const subscribeToDay = (report: (today: string) => void): (() => void) => {
  let today = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = (): void => {
    clearTimeout(timer)
    const now = new Date()
    if (dayOf(now) !== today) {
      today = dayOf(now)
      report(today)
    }
    timer = setTimeout(check, Math.min(untilMidnight(now), maxWaitMs))
  }
  document.addEventListener('visibilitychange', check)
  check()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
