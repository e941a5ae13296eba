import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import css from '#ui/controls/Tabs.module.css'

export type TabsProps<Value extends string> = {
  /** The accessible name of the tab list. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: ReadonlyArray<{ readonly value: Value; readonly label: ReactNode; readonly count?: string }>
  /** One `TabPanel` per tab. */
  children: ReactNode
}

/** Tabs that follow the focus: the arrow, Home and End keys move the focus and select the tab (§2). */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs, children }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <div className={css.strip}>
        <Base.List className={css.list} aria-label={label} activateOnFocus>
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} className={css.tab}>
              {tab.label}
              {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {children}
    </Base.Root>
  )
}

/** The content of one tab. It is in the page only while its tab is selected. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Base.Panel value={value} className={css.panel}>
      {children}
    </Base.Panel>
  )
}
