import { SimulatedClock } from 'xstate'

/** A clock that stands still until it is told to move, and tells what it was asked to wake. */
export class InspectableClock extends SimulatedClock {
  readonly #dues = new Map<number, number>()

  override setTimeout(wake: (...args: unknown[]) => void, milliseconds: number): number {
    const id: number = super.setTimeout(() => {
      this.#dues.delete(id)
      wake()
    }, milliseconds)
    this.#dues.set(id, this.now() + milliseconds)
    return id
  }

  override clearTimeout(id: number): void {
    this.#dues.delete(id)
    super.clearTimeout(id)
  }

  /** What is left of everything that waits, in milliseconds. */
  remainingDelays(): number[] {
    return [...this.#dues.values()].map((due) => due - this.now())
  }
}
