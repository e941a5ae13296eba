import { type ReactNode, useEffect, useRef } from 'react'
import css from '#tools/atlas/site/panels/Panel.module.css'

interface StepsProps {
  label: string
  /** The texts of the steps. */
  steps: readonly ReactNode[]
  current: number
  onChoose: (index: number) => void
  /** The first step that was undone. */
  undoneFrom?: number
}

/** Steps in order, as buttons. The list scrolls to the current one. */
export function Steps({ label, steps, current, onChoose, undoneFrom = steps.length }: StepsProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => showInList(list.current, current), [current])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it
    <ol ref={list} className={css.steps} aria-label={label} tabIndex={0}>
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the index identifies a step
        <li key={index}>
          <button
            type="button"
            className={css.step}
            aria-current={index === current ? 'step' : undefined}
            data-later={index >= undoneFrom || undefined}
            onClick={() => onChoose(index)}
          >
            {step}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Scrolls only the list: `scrollIntoView` would move the page away from the picture. */
const showInList = (list: HTMLOListElement | null, index: number): void => {
  const item = list?.children[index]
  if (!list || !item) return
  const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
}
