import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { type Highlights, drawChart } from '#tools/atlas/picture/drawChart.ts'
import { circle, group, type Shape, text } from '#tools/atlas/picture/shapes.ts'
import { isDirection, neighbourOf } from '#tools/atlas/site/picture/neighbours.ts'
import { Shapes } from '#tools/atlas/site/picture/Shapes.tsx'
import { useViewport } from '#tools/atlas/site/picture/useViewport.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { FitIcon, MinusIcon } from '#tools/atlas/site/icons.tsx'
import { PlusIcon } from '#ui/layout/Icon.tsx'
import css from '#tools/atlas/site/picture/PictureView.module.css'

interface PictureViewProps {
  laid: ChartLayout
  name: string
  emphasis?: Highlights | undefined
  /** The state that is chosen. */
  chosen?: string | null
  onChoose?: (state: string) => void
  /** States that keep what lies in them to themselves. */
  folded?: readonly string[]
  onFold?: (state: string) => void
}

/** A picture that can be moved, made larger and walked through, state by state, with the arrow keys. */
export function PictureView({ laid, name, emphasis, chosen = null, onChoose, folded = [], onFold }: PictureViewProps) {
  const { frame, viewBox, zoomIn, zoomOut, fitAll, handlers } = useViewport(laid, chosen, innermostOf(laid, emphasis))
  const shapes = useMemo(
    () => [...drawChart(laid, withChosen(emphasis, chosen)), ...foldSigns(laid, onFold ? folded : null)],
    [laid, emphasis, chosen, folded, onFold],
  )
  const first = laid.chart.states[0]?.id

  const walk = (event: KeyboardEvent<SVGSVGElement>) => {
    const from = (event.target as Element).closest<SVGGElement>('[data-state]')?.dataset['state']
    if (event.key === '+' || event.key === '=') zoomIn()
    else if (event.key === '-') zoomOut()
    else if (event.key === '0') fitAll()
    else if (from !== undefined && isDirection(event.key))
      focusOn(event.currentTarget, neighbourOf(laid, from, event.key), onChoose)
    else if (from !== undefined && event.key === 'Enter') onChoose?.(from)
    else if (from !== undefined && event.key === ' ') onFold?.(from)
    else return
    event.preventDefault()
  }
  const choose = (event: MouseEvent<SVGSVGElement>) => {
    const target = event.target as Element
    const fold = target.closest<SVGGElement>('[data-fold]')?.dataset['fold']
    const state = target.closest<SVGGElement>('[data-state]')?.dataset['state']
    if (fold !== undefined) onFold?.(fold)
    else if (state !== undefined) onChoose?.(state)
  }
  const more = ({ attributes }: Shape) => {
    const id = attributes['data-state']
    if (id === undefined) return undefined
    const state = laid.chart.states.find((one) => one.id === id)
    return {
      tabIndex: id === (chosen ?? first) ? 0 : -1,
      role: 'button',
      'aria-pressed': id === chosen,
      'aria-label': sayState(state?.name ?? '', emphasis?.states?.get(String(id))?.className === 'active'),
    }
  }
  return (
    <div className={css.frame} ref={frame} {...handlers}>
      {viewBox !== null && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the states in it are buttons; it hears for all of them
        <svg
          className={`chart ${css.picture}`}
          viewBox={viewBox}
          role="group"
          aria-label={`Picture of ${name}. Arrow keys go from state to state.`}
          onKeyDown={walk}
          onClick={choose}
        >
          <Shapes shapes={shapes} more={more} />
        </svg>
      )}
      <div className={css.tools}>
        <IconButton label="Larger" icon={<PlusIcon />} onClick={zoomIn} />
        <IconButton label="Smaller" icon={<MinusIcon />} onClick={zoomOut} />
        <IconButton label="Show all of it" icon={<FitIcon />} onClick={fitAll} />
      </div>
    </div>
  )
}

/** The last of the innermost states that hold. */
const innermostOf = ({ chart }: ChartLayout, emphasis: Highlights | undefined): string | null => {
  const active = chart.states.filter(
    ({ id, kind }) => (kind === 'atomic' || kind === 'final') && emphasis?.states?.get(id)?.className === 'active',
  )
  return active.at(-1)?.id ?? null
}

const sayState = (name: string, isActive: boolean): string => (isActive ? `${name}, holds now` : name)

const focusOn = (picture: SVGSVGElement, state: string, onChoose?: (state: string) => void): void => {
  picture.querySelector<SVGGElement>(`[data-state="${CSS.escape(state)}"]`)?.focus({ preventScroll: true })
  onChoose?.(state)
}

const withChosen = (emphasis: Highlights = {}, chosen: string | null): Highlights =>
  chosen === null
    ? emphasis
    : {
        ...emphasis,
        states: new Map(emphasis.states).set(chosen, {
          ...emphasis.states?.get(chosen),
          className: `${emphasis.states?.get(chosen)?.className ?? ''} chosen`,
        }),
      }

/** A sign at the corner of every state that holds others, to fold it and to unfold it. */
const foldSigns = ({ chart, states }: ChartLayout, folded: readonly string[] | null): Shape[] =>
  (folded === null ? [] : chart.states).flatMap(({ id, parent }) => {
    const box = states.get(id)
    const isFolded = folded?.includes(id) ?? false
    if (!box || parent === null || !(isFolded || chart.states.some((inner) => inner.parent === id))) return []
    const [x, y] = [box.x + box.width - 16, box.y + 16]
    return [
      group({ class: 'fold', 'data-fold': id }, [
        circle(x, y, 10, {}),
        text(x, y + 5, isFolded ? '+' : '–', { class: 'trigger', 'font-size': 15, 'text-anchor': 'middle' }),
      ]),
    ]
  })
