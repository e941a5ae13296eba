import { useSyncExternalStore } from 'react'

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 250)
  return () => clearInterval(timer)
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * The time left until a deadline, as minutes and seconds. It only shows: what happens at the end is a chart's business.
 * @param until milliseconds since 1970
 * @param atMost milliseconds; a clock that was put back shows no more
 */
export function Countdown({ until, atMost }: { until: number; atMost: number }) {
  const left = useSyncExternalStore(
    everySecond,
    () => Math.min(atMost / 1000, Math.max(0, Math.ceil((until - Date.now()) / 1000))),
    () => 0,
  )
  return (
    <span role="timer" aria-live="off">
      {clock(left)}
    </span>
  )
}
