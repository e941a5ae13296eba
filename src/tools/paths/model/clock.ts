import { SimulatedClock } from 'xstate'

/** A clock that moves only when a test moves it, and that lists the running delays. */
export class InspectableClock extends SimulatedClock {
  readonly #dueTimes = new Map<number, number>()

  override setTimeout(callback: (...args: unknown[]) => void, milliseconds: number): number {
    const id: number = super.setTimeout(() => {
      this.#dueTimes.delete(id)
      callback()
    }, milliseconds)
    this.#dueTimes.set(id, this.now() + milliseconds)
    return id
  }

  override clearTimeout(id: number): void {
    this.#dueTimes.delete(id)
    super.clearTimeout(id)
  }

  /** The time left of every running delay, in milliseconds. */
  remainingDelays(): number[] {
    return [...this.#dueTimes.values()].map((dueTime) => dueTime - this.now())
  }
}
