/** For `useSyncExternalStore`: reads the time four times a second, so that a countdown misses no second. */
export const subscribeToTicks = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, 250)
  return () => clearInterval(timer)
}
