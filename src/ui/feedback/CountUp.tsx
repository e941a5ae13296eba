import { useLayoutEffect, useRef } from 'react'
import { countUpMs } from '#domain/limits.ts'
import { formatCount } from '#ui/format.ts'
import css from '#ui/feedback/CountUp.module.css'

export type CountUpProps = {
  value: number
  /** By which the page finds a count that was begun early. */
  name?: string
  /** It is drawn before the page is: the figure of its name goes on where this one stands then (docs/decisions/0048). */
  isDrawnAtBoot?: boolean
}

/** A count under way: from which figure to which, and since when, in milliseconds of `performance.now()`. */
interface Count {
  readonly from: number
  readonly to: number
  readonly began: number
}

const begunEarly = new Map<string, Count>()

/** The count of a figure that is drawn for the first time. */
const firstCount = ({ value, name, isDrawnAtBoot }: Required<CountUpProps>): Count => {
  const early = begunEarly.get(name)
  begunEarly.delete(name)
  const count = early?.to === value ? early : { from: early?.to ?? 0, to: value, began: performance.now() }
  if (isDrawnAtBoot) begunEarly.set(name, count)
  return count
}

const easeOut = (done: number) => 1 - (1 - done) ** 3

/** Where a count is now. A frame's own time lies before that, and the digits would go back where one figure takes over from another. */
const stateOf = ({ from, to, began }: Count) => {
  const done = Math.min((performance.now() - began) / countUpMs, 1)
  return { isOver: done === 1, figure: Math.round(from + (to - from) * easeOut(done)) }
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A figure that counts up to its value (§9: 1.2 s, ease-out). The text in the page is the value from the first moment:
 * it gives the width, it is what screen readers and prerendering get, and the running digits are painted over it.
 */
export function CountUp({ value, name = '', isDrawnAtBoot = false }: CountUpProps) {
  const figure = useRef<HTMLSpanElement>(null)
  const shown = useRef<number | null>(null)

  useLayoutEffect(() => {
    const element = figure.current
    const count =
      shown.current === null
        ? firstCount({ value, name, isDrawnAtBoot })
        : { from: shown.current, to: value, began: performance.now() }
    if (!element || count.from === value || prefersStillness()) {
      shown.current = value
      return
    }
    let frame = 0
    const step = () => {
      const { isOver, figure: digits } = stateOf(count)
      shown.current = digits
      if (isOver) return element.removeAttribute('data-counting')
      element.setAttribute('data-counting', formatCount(digits))
      frame = requestAnimationFrame(goOn)
    }
    // An early figure is out of the page when another one goes on for it.
    const goOn = () => element.isConnected && step()
    step()
    return () => {
      cancelAnimationFrame(frame)
      element.removeAttribute('data-counting')
    }
  }, [value, name, isDrawnAtBoot])

  return (
    <span ref={figure} className={css.figure}>
      {formatCount(value)}
    </span>
  )
}
