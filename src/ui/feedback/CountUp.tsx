import { useLayoutEffect, useRef } from 'react'
import { countUpMs } from '#domain/limits.ts'
import { formatCount } from '#ui/format.ts'
import css from '#ui/feedback/CountUp.module.css'

export type CountUpProps = {
  value: number
  /** Identifies the figure, so that the console continues the animation of the boot code. */
  name?: string
  /** The boot code draws it. The figure of the console with the same name continues it (docs/decisions/0048). */
  isDrawnAtBoot?: boolean
}

/** A running animation. `startedAt` is in milliseconds of `performance.now()`. */
interface Count {
  readonly from: number
  readonly to: number
  readonly startedAt: number
}

const bootCounts = new Map<string, Count>()

/** The first animation of a figure. */
const firstCount = ({ value, name, isDrawnAtBoot }: Required<CountUpProps>): Count => {
  const bootCount = bootCounts.get(name)
  bootCounts.delete(name)
  const count =
    bootCount?.to === value ? bootCount : { from: bootCount?.to ?? 0, to: value, startedAt: performance.now() }
  if (isDrawnAtBoot) bootCounts.set(name, count)
  return count
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/**
 * The current number. The timestamp of the animation frame is not used: it is in the past, so the number would go back
 * when the console continues the animation.
 */
const stateOf = ({ from, to, startedAt }: Count) => {
  const progress = Math.min((performance.now() - startedAt) / countUpMs, 1)
  return { isOver: progress === 1, figure: Math.round(from + (to - from) * easeOut(progress)) }
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A figure that counts up to its value (§9). The text in the page is always the final value: it gives the width, and it
 * is what screen readers read. The running digits are painted over it.
 */
export function CountUp({ value, name = '', isDrawnAtBoot = false }: CountUpProps) {
  const figure = useRef<HTMLSpanElement>(null)
  const shown = useRef<number | null>(null)

  useLayoutEffect(() => {
    const element = figure.current
    const count =
      shown.current === null
        ? firstCount({ value, name, isDrawnAtBoot })
        : { from: shown.current, to: value, startedAt: performance.now() }
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
      frame = requestAnimationFrame(next)
    }
    // The console has replaced the figure of the boot code.
    const next = () => element.isConnected && step()
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
