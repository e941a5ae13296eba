import type { ReactNode } from 'react'
import css from '#tools/atlas/site/panels/Panel.module.css'

interface FactsProps {
  title: string
  lines: readonly string[]
  /** What stands in place of a line. */
  show?: (line: string, index: number) => ReactNode
}

/** A list with a heading. Without a line there is none. */
export function Facts({ title, lines, show = (line) => line }: FactsProps) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className={css.soft}>{title}</h3>
      <ul>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines can be equal, and they change together
          <li key={`${index} ${line}`}>{show(line, index)}</li>
        ))}
      </ul>
    </div>
  )
}
