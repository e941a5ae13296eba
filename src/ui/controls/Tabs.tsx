import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/controls/Tabs.module.css'

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: ReadonlyArray<{ readonly value: Value; readonly label: ReactNode }>
  /** The content of the selected tab. */
  children: ReactNode
}

const nearest = { block: 'nearest', inline: 'nearest' } as const

/** The tab that a key moves to. The arrow keys go round, and follow the direction of the text. */
const targetOf = ({ key, currentTarget }: KeyboardEvent, tabs: readonly HTMLElement[]): HTMLElement | undefined => {
  const focused = tabs.findIndex((tab) => tab === document.activeElement)
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  if (key === 'ArrowRight' || key === 'ArrowLeft') return tabs.at((focused + (key === forward ? 1 : -1)) % tabs.length)
  return undefined
}

/**
 * Tabs that follow the focus: the arrow, Home and End keys move the focus and select the tab (§2). The tabs of the
 * library measure the page when they mount, and are 12 KB larger (decision 0002).
 */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs, children }: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The first tab is visible. Measuring costs time, so only another one scrolls into view.
    if (value !== tabs[0]?.value) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView(nearest)
    // oxlint-disable-next-line react/exhaustive-deps -- later the focus scrolls the chosen tab into view
  }, [])
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = targetOf(event, [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')])
    if (!target || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    target.focus()
    target.click()
  }
  return (
    <div>
      <div className={css.strip}>
        <div
          ref={list}
          role="tablist"
          tabIndex={-1}
          className={classes('row', css.list)}
          aria-label={label}
          onKeyDown={moveFocus}
        >
          {tabs.map((tab) => {
            const isSelected = tab.value === value
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}${tab.value}`}
                aria-selected={isSelected}
                aria-controls={isSelected ? `${id}panel` : undefined}
                tabIndex={isSelected ? 0 : -1}
                className={classes('muted medium row', css.tab)}
                onClick={() => !isSelected && onValueChange(tab.value)}
              >
                {tab.label}
              </button>
            )
          })}
        </div>
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${value}`}
        tabIndex={0}
        className={css.panel}
      >
        {children}
      </div>
    </div>
  )
}
