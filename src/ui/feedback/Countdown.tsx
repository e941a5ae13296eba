import { useSyncExternalStore } from 'react'

const subscribeToTicks = (tick: () => void) => {
  const timer = setInterval(tick, 250)
  return () => clearInterval(timer)
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * Shows the time left until a deadline as minutes and seconds. A chart decides what happens at the deadline.
 * @param until milliseconds since 1970
 * @param atMost milliseconds; the limit if the clock was set back
 */
export function Countdown({ until, atMost }: { until: number; atMost: number }) {
  const left = useSyncExternalStore(
    subscribeToTicks,
    () => Math.min(atMost / 1000, Math.max(0, Math.ceil((until - Date.now()) / 1000))),
    () => 0,
  )
  return (
    <span role="timer" aria-live="off">
      {clock(left)}
    </span>
  )
}
