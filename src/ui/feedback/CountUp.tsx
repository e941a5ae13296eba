import { useLayoutEffect, useRef } from 'react'
import { countUpMs } from '#domain/limits.ts'
import { formatCount } from '#ui/format.ts'
import css from '#ui/feedback/CountUp.module.css'
import { prefersReducedMotion } from '#ui/useMedia.ts'

/** A running animation. `startedAt` is in milliseconds of `performance.now()`. */
interface Count {
  readonly from: number
  readonly to: number
  readonly startedAt: number
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/** The current number. */
const stateOf = ({ from, to, startedAt }: Count) => {
  const progress = Math.min((performance.now() - startedAt) / countUpMs, 1)
  return { isOver: progress === 1, figure: Math.round(from + (to - from) * easeOut(progress)) }
}

/**
 * A figure that counts up to its value (§9). The text in the page is always the final value: it gives the width, and it
 * is what screen readers read. The running digits are painted over it.
 */
export function CountUp({ value }: { value: number }) {
  const figure = useRef<HTMLSpanElement>(null)
  const shown = useRef(0)

  useLayoutEffect(() => {
    const element = figure.current
    const count = { from: shown.current, to: value, startedAt: performance.now() }
    if (!element || count.from === value || prefersReducedMotion()) {
      shown.current = value
      return
    }
    let frame = 0
    const step = () => {
      const { isOver, figure: digits } = stateOf(count)
      shown.current = digits
      if (isOver) return element.removeAttribute('data-counting')
      element.setAttribute('data-counting', formatCount(digits))
      frame = requestAnimationFrame(step)
    }
    step()
    return () => {
      cancelAnimationFrame(frame)
      element.removeAttribute('data-counting')
    }
  }, [value])

  return (
    <span ref={figure} className={css.figure}>
      {formatCount(value)}
    </span>
  )
}
