import { useSyncExternalStore } from 'react'

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 250)
  return () => clearInterval(timer)
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * The time left until a deadline, as minutes and seconds. It only shows: what happens at the end is a chart's business.
 * @param until milliseconds since 1970
 */
export function Countdown({ until }: { until: number }) {
  const left = useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  )
  return (
    <span role="timer" aria-live="off">
      {clock(left)}
    </span>
  )
}
