interface Timer {
  readonly due: number
  readonly run: () => void
}

/** A clock for actors that stands still until it is advanced. */
export const createClock = () => {
  const timers = new Map<number, Timer>()
  let now = 0
  let lastId = 0
  const nextDue = (until: number): [id: number, timer: Timer] | undefined =>
    [...timers].filter(([, { due }]) => due <= until).sort(([, a], [, b]) => a.due - b.due)[0]
  return {
    setTimeout: (run: () => void, milliseconds: number): number => {
      timers.set(++lastId, { due: now + milliseconds, run })
      return lastId
    },
    clearTimeout: (id: number): void => void timers.delete(id),
    /** Milliseconds until each timer ends, the first one first. */
    delays: (): number[] => [...timers.values()].map(({ due }) => due - now).sort((a, b) => a - b),
    advance: (milliseconds: number): void => {
      const until = now + milliseconds
      for (let next = nextDue(until); next; next = nextDue(until)) {
        const [id, { due, run }] = next
        timers.delete(id)
        now = due
        run()
      }
      now = until
    },
  }
}
