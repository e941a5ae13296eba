import { useLayoutEffect, useRef } from 'react'
import { countUpMs } from '#domain/limits.ts'
import { formatCount } from '#ui/format.ts'
import css from '#ui/CountUp.module.css'

export type CountUpProps = {
  value: number
  /** Where the first run starts; later ones start where the last one stood. */
  from?: number
}

/**
 * A figure that counts up to its value (§9: 1.2 s, ease-out). The text in the page is the value from the first moment:
 * it gives the width, it is what screen readers and prerendering get, and the running digits are painted over it.
 */
export function CountUp({ value, from = 0 }: CountUpProps) {
  const figure = useRef<HTMLSpanElement>(null)
  const shown = useRef(from)

  useLayoutEffect(() => {
    const element = figure.current
    const start = shown.current
    if (!element || start === value || prefersStillness()) {
      shown.current = value
      return
    }
    const began = performance.now()
    let frame = 0
    const step = (now: number) => {
      const done = Math.min(Math.max((now - began) / countUpMs, 0), 1)
      shown.current = Math.round(start + (value - start) * easeOut(done))
      if (done === 1) return element.removeAttribute('data-counting')
      element.setAttribute('data-counting', formatCount(shown.current))
      frame = requestAnimationFrame(step)
    }
    step(began)
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

const easeOut = (done: number) => 1 - (1 - done) ** 3

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
